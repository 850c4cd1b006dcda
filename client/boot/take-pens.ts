import { writeQuestions } from '../pages/faq/write-questions'
import { coverMarkup } from '../ui/drawings/draw-cover'
import { girihMarkup } from '../ui/drawings/draw-girih'
import { type Pens, pens } from '../ui/text/pens'
import { blockParts } from '../ui/text/write-blocks'
import { Feedback } from '../widgets/feedback/feedback'
import { widgets } from '../widgets/feedback/lazy-feedback'

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
