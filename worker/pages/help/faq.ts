import { type Entry, newestChange } from '#domain/content/entry'
import { questionsPerPage } from '#domain/content/help/question'
import { blocksText } from '#domain/content/plain-text'
import { readPage, takePage } from '#domain/site/paging'
import { type Markup, markup } from '#domain/text/markup'
import { type Loader, loadLists } from '../../payloads/loader'
import { type TextDeps, writeIcon } from '../../payloads/text/write-inlines'
import { writeBlocks } from '../../payloads/text/write-text'
import { listHead } from '../list-head'

type Question = Entry<'question'>
type Category = Entry<'question-category'>

/** Questions with their answers as HTML, that of `open` unfolded; empty for none. */
function writeQuestions(questions: readonly Question[], deps: TextDeps, open?: string): string {
  return markup`${questions.map((question) => writeQuestion(question, deps, question.slug === open))}`
    .text
}

function writeQuestion({ slug, title, body }: Question, deps: TextDeps, isOpen: boolean): Markup {
  const state = isOpen ? markup` open` : ''
  const mark = writeIcon('chevron-down', 'icon--turn')
  const link = markup`<p class="faq__link"><a href="#${slug}">${deps.t('faq.link')}</a></p>`
  return markup`<details id="${slug}"${state}><summary><span>${title}</span>${mark}</summary><div class="flow">${writeBlocks(body.answer, deps)}${link}</div></details>`
}

export const loadFaq: Loader<'faq'> = async (deps, { category, page }) => {
  const { lists, format } = await loadLists(deps, ['question-category', 'question'])
  const modified = newestChange(Object.values(lists).flat())
  const categories = lists['question-category']
  const chosen = categories.find(({ slug }) => slug === category)
  const pageNumber = readPage(page)
  if (modified === null || pageNumber === null || (category && !chosen)) return null
  const inCategory = ({ slug }: Category) =>
    lists.question.filter(({ body }) => body.category === slug)
  const listed = chosen ? inCategory(chosen) : categories.flatMap(inCategory)
  const onPage = takePage(listed, pageNumber, questionsPerPage)
  if (!onPage) return null
  const { items: shown, paging } = onPage
  return {
    modified: format.date(modified),
    lead: deps.t('faq.lead'),
    filters: categories.flatMap((one) => {
      const count = inCategory(one).length
      return count > 0 ? [{ slug: one.slug, title: one.title, count }] : []
    }),
    chosen: chosen?.slug ?? null,
    categories: categories
      .map((one) => ({
        slug: one.slug,
        title: one.title,
        count: inCategory(one).length,
        questions: writeQuestions(
          shown.filter(({ body }) => body.category === one.slug),
          deps,
          pageNumber === 1 ? shown[0]?.slug : undefined,
        ),
      }))
      .filter(({ questions }) => questions !== ''),
    paging,
    head: listHead(deps, 'faq', [chosen?.title], pageNumber),
    jsonLd: [{ '@type': 'FAQPage', mainEntity: shown.map(toNode) }],
  }
}

function toNode({ title, body }: Question): object {
  const acceptedAnswer = { '@type': 'Answer', text: blocksText(body.answer) }
  return { '@type': 'Question', name: title, acceptedAnswer }
}
