import type { FaqPayload } from '#domain/payloads/pages'
import { type Markup, markup } from '#domain/text/markup'
import { writeBlocks } from '../../ui/html/write-blocks'
import { writeIcon } from '../../ui/html/write-icon'
import type { InnerHtml, WritingScope } from '../../ui/html/writing-scope'

type Question = FaqPayload['categories'][number]['questions'][number]

export function writeQuestions(questions: readonly Question[], scope: WritingScope): InnerHtml {
  const { text } = markup`${questions.map((question) => writeQuestion(question, scope))}`
  return { __html: text }
}

function writeQuestion({ slug, question, answer }: Question, scope: WritingScope): Markup {
  const mark = writeIcon({ name: 'chevron-down', className: 'icon--turn' })
  const link = markup`<p class="faq__link"><a href="#${slug}">${scope.t('faq.link')}</a></p>`
  return markup`<details id="${slug}"><summary><span>${question}</span>${mark}</summary><div class="flow">${writeBlocks(answer, scope)}${link}</div></details>`
}
