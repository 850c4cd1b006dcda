import type { BookCard } from '#domain/payloads/knowledge'
import { transitionFrom } from '../../ui/page/transition'
import { RecordLink } from '../../ui/text/link'
import { BookCover, BookMeta } from './book-cover'
import './shelf.css'

export function Shelf({ books }: { books: readonly BookCard[] }) {
  return (
    <ul className="shelf">
      {books.map((book) => (
        <li key={book.slug}>
          <RecordLink to="book" params={{ slug: book.slug }}>
            <BookCover {...book} transition={transitionFrom('cover', 'book', book.slug)} />
            <BookMeta of={book} />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
