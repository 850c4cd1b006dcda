import { writeQuestions } from './pages/faq/write-questions'
import { coverMarkup } from './ui/drawings/draw-cover'
import { girihMarkup } from './ui/drawings/draw-girih'
import { type Pens, pens } from './ui/pens'
import { blockParts } from './ui/write-blocks'
import { Feedback } from './widgets/feedback'
import { widgets } from './widgets/feedback-place'

/** Makes everything drawn and written that can be. */
export function takePens(): void {
  widgets.Feedback = Feedback
  Object.assign(pens, {
    cover: coverMarkup,
    girih: girihMarkup,
    blocks: blockParts,
    questions: writeQuestions,
  } satisfies Pens)
}
