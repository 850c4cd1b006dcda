import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'
import { type Look, lookOf } from './look'
import { seeded } from './seed'
import './covers.css'

interface CoverProps {
  slug: string
  width?: number
  height?: number
  /** Overrides the look that the slug determines. */
  look?: Look
}

/** Decorative drawing in place of a picture. */
export function Cover({ slug, width = 720, height = 420, look }: CoverProps) {
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
