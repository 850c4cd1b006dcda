import type { Entry } from '#domain/content/entry'
import { type Markup, markup } from '#domain/text/markup'
import type { TextDeps } from './text-deps'
import { writeIcon } from './write-icon'
import { writeBlocks } from './write-text'

/** Questions with their answers as HTML; empty for none. */
export function writeQuestions(questions: readonly Entry<'question'>[], deps: TextDeps): string {
  return markup`${questions.map((question) => writeQuestion(question, deps))}`.text
}

function writeQuestion({ slug, title, body }: Entry<'question'>, deps: TextDeps): Markup {
  const mark = writeIcon('chevron-down', 'icon--turn')
  const link = markup`<p class="faq__link"><a href="#${slug}">${deps.t('faq.link')}</a></p>`
  return markup`<details id="${slug}"><summary><span>${title}</span>${mark}</summary><div class="flow">${writeBlocks(body.answer, deps)}${link}</div></details>`
}
