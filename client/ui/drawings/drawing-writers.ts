import type { chartMarkup } from '../record-charts/write-chart'
import type { coverMarkup } from './draw-cover'
import type { girihMarkup } from './draw-girih'

export interface DrawingWriters {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
  chart: typeof chartMarkup
}

/**
 * Complete in the worker from the start. The browser keeps the drawings of the first document and
 * registers the writers before it shows another page.
 */
export const drawingWriters: Partial<DrawingWriters> = {}
