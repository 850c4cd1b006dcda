import { listPage } from '#db/entries/listings'
import { newestChange } from '#domain/content/entry'
import { booksPerPage } from '#domain/content/knowledge/books-per-page'
import { readPage } from '#domain/site/paging'
import { type Loader, loadFormat } from '../../loader'
import { itemList } from '../pages/item-list'
import { listHead } from '../pages/list-head'
import { bookListing, toCards } from './cards'

export const loadBooks: Loader<'books'> = async (deps, params) => {
  const page = readPage(params.page)
  if (page === null) return null
  const [format, found] = await Promise.all([
    loadFormat(deps),
    listPage(deps.db, bookListing(deps), page, booksPerPage),
  ])
  const modified = newestChange(found?.items ?? [])
  if (!found || modified === null) return null
  const books = await toCards(deps, format, found.items)
  return {
    modified: format.date(modified),
    books,
    paging: found.paging,
    head: listHead(deps.t, 'books', [], page),
    jsonLd: [itemList(deps, 'book', books)],
  }
}
