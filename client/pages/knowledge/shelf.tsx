import type { BookCard } from '#domain/payloads/knowledge'
import { RecordLink } from '../../ui/link'
import { BookCover } from './book-cover'
import { BookMeta } from './book-meta'

/** Books by their covers; each leads to its page. */
export function Shelf({ books }: { books: readonly BookCard[] }) {
  return (
    <ul className="shelf">
      {books.map((book) => (
        <li key={book.slug}>
          <RecordLink to="book" params={{ slug: book.slug }}>
            <BookCover {...book} />
            <BookMeta of={book} />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
