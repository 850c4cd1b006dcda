import type { coverMarkup } from './draw-cover'
import type { dotsMarkup } from './draw-dots'
import type { emblemMarkup } from './draw-emblem'
import type { girihMarkup } from './draw-girih'
import type { laneMarkup } from './draw-lane'

export interface DrawingWriters {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
  emblem: typeof emblemMarkup
  lane: typeof laneMarkup
  dots: typeof dotsMarkup
}

/**
 * Complete in the worker from the start. The browser keeps the drawings of the first document and
 * registers the writers before it shows another page.
 */
export const drawingWriters: Partial<DrawingWriters> = {}
