import type { Entry } from '#domain/content/entry'
import { type Markup, markup } from '#domain/text/markup'
import type { TextDeps } from './text-deps'
import { writeIcon } from './write-icon'
import { writeBlocks } from './write-text'

/** Questions with their answers as HTML, that of `open` unfolded; empty for none. */
export function writeQuestions(
  questions: readonly Entry<'question'>[],
  deps: TextDeps,
  open?: string,
): string {
  return markup`${questions.map((question) => writeQuestion(question, deps, question.slug === open))}`
    .text
}

function writeQuestion(
  { slug, title, body }: Entry<'question'>,
  deps: TextDeps,
  isOpen: boolean,
): Markup {
  const state = isOpen ? markup` open` : ''
  const mark = writeIcon('chevron-down', 'icon--turn')
  const link = markup`<p class="faq__link"><a href="#${slug}">${deps.t('faq.link')}</a></p>`
  return markup`<details id="${slug}"${state}><summary><span>${title}</span>${mark}</summary><div class="flow">${writeBlocks(body.answer, deps)}${link}</div></details>`
}
