import type { BookCard } from '#domain/payloads/knowledge'
import { distinguishLooks } from '../../ui/drawings/look'
import { transitionFrom } from '../../ui/page/transition'
import { RecordLink } from '../../ui/text/link'
import { BookCover } from './book-cover'
import { BookMeta } from './book-meta'

export function Shelf({ books }: { books: readonly BookCard[] }) {
  const looks = distinguishLooks(books.map(({ cover }) => cover))
  return (
    <ul className="shelf">
      {books.map((book, at) => (
        <li key={book.slug}>
          <RecordLink to="book" params={{ slug: book.slug }}>
            <BookCover
              {...book}
              cover={looks[at] ?? book.cover}
              transition={transitionFrom('cover', 'book', book.slug)}
            />
            <BookMeta of={book} />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
