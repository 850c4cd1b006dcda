import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { BookMeta } from './book-cover'
import './books.css'
import '../../ui/card-link.css'

interface BookListProps {
  books: readonly BookCard[]
  showSummaries?: boolean
  /** Sets the list in as many columns as fit. */
  hasColumns?: boolean
}

export function BookList({ books, showSummaries = false, hasColumns = false }: BookListProps) {
  const { t } = usePage()
  return (
    <ul className={hasColumns ? 'book-list book-list--columns' : 'book-list'}>
      {books.map((book) => (
        <li key={book.slug}>
          <p className="tag">{t(`knowledge.type.${book.type}`)}</p>
          <h3>
            <RecordLink to="book" params={{ slug: book.slug }} className="card-link">
              <span {...transitionFrom('title', 'book', book.slug)}>{book.title}</span>
            </RecordLink>
          </h3>
          {showSummaries && <p>{book.summary}</p>}
          <p className="book-list__facts">
            <BookMeta of={book} />
            <Day date={book.revised} isShort />
          </p>
        </li>
      ))}
    </ul>
  )
}
