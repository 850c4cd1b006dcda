import type { chartMarkup } from '../record-charts/write-chart'
import type { dotsMarkup } from './draw-dots'
import type { emblemMarkup } from './draw-emblem'
import type { journeyMarkup } from './draw-journey'
import type { termChartMarkup } from './draw-term-chart'

export interface DrawingWriters {
  emblem: typeof emblemMarkup
  termChart: typeof termChartMarkup
  dots: typeof dotsMarkup
  chart: typeof chartMarkup
  journey: typeof journeyMarkup
}

/**
 * Complete in the worker from the start. The browser keeps the drawings of the first document and
 * registers the writers before it shows another page.
 */
export const drawingWriters: Partial<DrawingWriters> = {}
