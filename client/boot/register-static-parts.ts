import { coverMarkup } from '../ui/drawings/draw-cover'
import { girihMarkup } from '../ui/drawings/draw-girih'
import { journeyMarkup } from '../ui/drawings/draw-journey'
import { type DrawingWriters, drawingWriters } from '../ui/drawings/drawing-writers'
import { Feedback } from '../widgets/feedback/feedback'
import { widgets } from '../widgets/feedback/lazy-feedback'
import { UseCases } from '../widgets/feedback/use-cases'

/** Registers the code of what a browser leaves as the server wrote it. */
export function registerStaticParts(): void {
  Object.assign(widgets, { Feedback, UseCases })
  Object.assign(drawingWriters, {
    cover: coverMarkup,
    girih: girihMarkup,
    journey: journeyMarkup,
  } satisfies DrawingWriters)
}
