import { journeyMarkup } from '../ui/drawings/draw-journey'
import { termChartMarkup } from '../ui/drawings/draw-term-chart'
import { type DrawingWriters, drawingWriters } from '../ui/drawings/drawing-writers'
import { chartMarkup } from '../ui/record-charts/write-chart'
import { Feedback } from '../widgets/feedback/feedback'
import { widgets } from '../widgets/feedback/lazy-feedback'
import { UseCases } from '../widgets/feedback/use-cases'

/** Registers the code of what a browser leaves as the server wrote it. */
export function registerStaticParts(): void {
  Object.assign(widgets, { Feedback, UseCases })
  Object.assign(drawingWriters, {
    termChart: termChartMarkup,
    chart: chartMarkup,
    journey: journeyMarkup,
  } satisfies DrawingWriters)
}
