import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { RecordLink } from '../../ui/text/link'
import { BookMeta } from './book-list'
import './shelf.css'

/** Books by their covers, which say their type and title. */
export function Shelf({ books }: { books: readonly BookCard[] }) {
  const { t } = usePage()
  return (
    <ul className="shelf">
      {books.map((book) => (
        <li key={book.slug}>
          <RecordLink to="book" params={{ slug: book.slug }}>
            <span className={`shelf__cover shelf__cover--${book.type}`}>
              <span>{t(`knowledge.type.${book.type}`)} </span>
              <strong>{book.title}</strong>
            </span>
            <BookMeta of={book} />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
