import type { chartMarkup } from '../record-charts/write-chart'
import type { journeyMarkup } from './draw-journey'
import type { termChartMarkup } from './draw-term-chart'

export interface DrawingWriters {
  termChart: typeof termChartMarkup
  chart: typeof chartMarkup
  journey: typeof journeyMarkup
}

/**
 * Complete in the worker from the start. The browser keeps the drawings of the first document and
 * registers the writers before it shows another page.
 */
export const drawingWriters: Partial<DrawingWriters> = {}
