import { writeQuestions } from '../pages/faq/write-questions'
import { coverMarkup } from '../ui/drawings/draw-cover'
import { girihMarkup } from '../ui/drawings/draw-girih'
import { type HtmlWriters, htmlWriters } from '../ui/html/html-writers'
import { blockParts } from '../ui/html/write-blocks'
import { Feedback } from '../widgets/feedback/feedback'
import { widgets } from '../widgets/feedback/lazy-feedback'

/** Registers everything that writes static markup. */
export function registerHtmlWriters(): void {
  widgets.Feedback = Feedback
  Object.assign(htmlWriters, {
    cover: coverMarkup,
    girih: girihMarkup,
    blocks: blockParts,
    questions: writeQuestions,
  } satisfies HtmlWriters)
}
