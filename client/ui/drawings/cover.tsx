import { asItStands } from '../text/as-it-stands'
import { pens } from '../text/pens'
import { type Look, lookOf } from './look'
import { seeded } from './seed'

interface CoverProps {
  slug: string
  width?: number
  height?: number
  /** Over the look the slug would give. */
  look?: Look
}

/** A drawing in place of a picture; it says nothing that the words beside it do not say. */
export function Cover({ slug, width = 720, height = 420, look }: CoverProps) {
  const { tone } = look ?? lookOf(seeded(slug))
  const markup = pens.cover?.(slug, width, height, look)
  return (
    <svg
      className={`cover cover--${tone}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of ours, in which a slug is only a seed
      dangerouslySetInnerHTML={markup ? { __html: markup } : asItStands}
    />
  )
}
