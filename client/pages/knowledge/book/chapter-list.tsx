import { type Branch, nestChapters } from '#domain/content/knowledge/chapter-tree'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { RecordLink } from '../../../ui/text/link'
import type { BookPayload } from './payload'
import './book.css'

type Chapter = BookPayload['chapters'][number]

interface ChapterListProps {
  book: string
  chapters: readonly Chapter[]
}

export function ChapterList({ book, chapters }: ChapterListProps) {
  const { t, site } = usePage()
  const top = chapters.filter(({ depth }) => depth === 0).length
  const count = t('knowledge.chapters', { chapters: top, subsections: chapters.length - top })
  return (
    <section className="book-part" aria-labelledby="chapters">
      <div className="book-contents__head">
        <h2 id="chapters">{t('book.chapters')}</h2>
        <p>{toDigits(count, site.digits)}</p>
      </div>
      <Chapters book={book} of={nestChapters(chapters)} />
    </section>
  )
}

function Chapters({ book, of }: { book: string; of: readonly Branch<Chapter>[] }) {
  const { site } = usePage()
  return (
    <ol className="book-contents">
      {of.map(({ path, number, title, summary, below }) => (
        <li key={path}>
          <RecordLink to="chapter" params={{ slug: book, rest: path }}>
            <span className="book-contents__number">
              <bdi>{toDigits(number, site.digits)}</bdi>
            </span>
            <span>
              <strong>{title}</strong>
              <small>{summary}</small>
            </span>
          </RecordLink>
          {below.length > 0 && <Chapters book={book} of={below} />}
        </li>
      ))}
    </ol>
  )
}
