import type { coverMarkup } from './draw-cover'
import type { girihMarkup } from './draw-girih'
import type { journeyMarkup } from './draw-journey'

export interface DrawingWriters {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
  journey: typeof journeyMarkup
}

/**
 * Complete in the worker from the start. The browser keeps the drawings of the first document and
 * registers the writers before it shows another page.
 */
export const drawingWriters: Partial<DrawingWriters> = {}
