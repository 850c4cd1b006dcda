import type { BookCard } from '#domain/payloads/knowledge'
import { tellApart } from '../../ui/drawings/look'
import { RecordLink } from '../../ui/text/link'
import { BookCover } from './book-cover'
import { BookMeta } from './book-meta'

/** Books by their covers; each leads to its page. */
export function Shelf({ books }: { books: readonly BookCard[] }) {
  const looks = tellApart(books.map(({ cover }) => cover))
  return (
    <ul className="shelf">
      {books.map((book, at) => (
        <li key={book.slug}>
          <RecordLink to="book" params={{ slug: book.slug }}>
            <BookCover {...book} cover={looks[at] ?? book.cover} />
            <BookMeta of={book} />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
