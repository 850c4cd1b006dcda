import type { coverMarkup } from './draw-cover'
import type { girihMarkup } from './draw-girih'

/** What draws, by what is drawn. */
export interface Pens {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
}

/**
 * The worker has all from the start; the browser leaves the drawings of a document as they stand and
 * learns to draw before it shows another page.
 */
export const pens: Partial<Pens> = {}
