import type { BookCard } from '#domain/payloads/knowledge'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { BookCover } from './book-cover'
import { BookMeta } from './book-meta'
import './books.css'
import '../../ui/card-link.css'

interface BookRowsProps {
  books: readonly BookCard[]
  /** Titles of the sections by slug, if the list has books of several. */
  sectionTitles?: Readonly<Record<string, string>>
}

export function BookRows({ books, sectionTitles }: BookRowsProps) {
  return (
    <ul className="book-rows">
      {books.map((book) => (
        <li className="book-row" key={book.slug}>
          <div className="book-row__cover" aria-hidden="true">
            <BookCover {...book} transition={transitionFrom('cover', 'book', book.slug)} />
          </div>
          <div>
            <h2>
              <RecordLink to="book" params={{ slug: book.slug }} className="card-link">
                <span {...transitionFrom('title', 'book', book.slug)}>{book.title}</span>
              </RecordLink>
            </h2>
            <p>{book.summary}</p>
            <p className="book-list__facts">
              <BookMeta of={book} />
              {sectionTitles && <span>{sectionTitles[book.section]}</span>}
              <Day date={book.revised} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
