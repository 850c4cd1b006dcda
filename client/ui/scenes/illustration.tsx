import type { Illustrated } from '#domain/payloads/newsroom'
import { drawingWriters } from '../drawings/drawing-writers'
import { type Look, lookOf } from '../drawings/look'
import { seeded } from '../drawings/seed'
import { keepServerMarkup } from '../html/keep-server-markup'
import { SceneDrawing } from './scene'
import '../drawings/covers.css'

interface IllustrationProps {
  of: Illustrated
  width?: number
  height?: number
}

/** Scene of an item, else its abstract cover. */
export function Illustration({ of: { slug, scene, drawing }, ...size }: IllustrationProps) {
  if (scene) return <SceneDrawing of={scene} seed={slug} {...size} />
  return <Cover slug={slug} {...(drawing && { look: drawing })} {...size} />
}

interface CoverProps {
  slug: string
  width?: number
  height?: number
  /** Overrides the look that the slug determines. */
  look?: Look
}

/** Decorative drawing in place of a picture. */
function Cover({ slug, width = 720, height = 420, look }: CoverProps) {
  const { tone } = look ?? lookOf(seeded(slug))
  const markup = drawingWriters.cover?.(slug, width, height, look)
  return (
    <svg
      className={`cover cover--${tone}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup, in which a slug is only a seed
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
