import { newestChange } from '#domain/content/entry'
import { type BookType, bookTypes } from '#domain/content/knowledge/book'
import type { BookCard, SectionCard } from '#domain/payloads/knowledge'
import { readPage, takePage } from '#domain/site/paging'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { itemList } from '../json-ld'
import { listHead } from '../list-head'
import { countTypes, readCards, readSections } from './cards'

/** Page size of the list of books. */
const booksPerPage = 12

export const loadBooks: Loader<'books'> = async (deps, params) => {
  const page = readPage(params.page)
  const chosen = bookTypes.find((known) => known === params.type) ?? null
  if (page === null || (params.type && !chosen)) return null
  const order = params.sort === 'use' ? 'use' : 'revised'
  const format = await loadFormat(deps)
  const [{ cards, listed }, { sections }] = await Promise.all([
    readCards(deps, format),
    readSections(deps),
  ])
  const modified = newestChange(listed)
  if (modified === null) return null
  const found = cards.filter(({ type }) => !chosen || type === chosen)
  const onPage = takePage(order === 'use' ? sortByUse(found, sections) : found, page, booksPerPage)
  if (!onPage) return null
  const { items: books, paging } = onPage
  return {
    modified: format.date(modified),
    counts: countTypes(cards),
    chosen,
    order,
    books,
    sectionTitles: Object.fromEntries(sections.map(({ slug, title }) => [slug, title])),
    paging,
    head: listHead(deps, 'books', filterNames(deps, chosen, order), page),
    jsonLd: [itemList(deps, 'book', books)],
  }
}

/** Each address has a title of its own. */
function filterNames({ t }: LoaderDeps, chosen: BookType | null, order: 'revised' | 'use') {
  return [
    chosen && t(`knowledge.types.${chosen}`),
    order === 'use' && t('knowledge.orders.inUse'),
  ].filter((name) => name !== false)
}

const typeOrder: readonly BookType[] = ['guide', 'book', 'form']

/** The order of work: section by section, and in each the guides before the forms they explain. */
function sortByUse(cards: readonly BookCard[], sections: readonly SectionCard[]): BookCard[] {
  const sectionOrder = sections.map(({ slug }) => slug)
  return cards.toSorted(
    (a, b) =>
      sectionOrder.indexOf(a.section) - sectionOrder.indexOf(b.section) ||
      typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type),
  )
}
