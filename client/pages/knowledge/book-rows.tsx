import { toDigits } from '#domain/dates/format'
import type { BookCard } from '#domain/payloads/knowledge'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Choices } from '../../ui/lists/choices'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { BookCover, BookMeta } from './book-cover'
import type { SectionPayload } from './section/payload'
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
              <Day date={book.revised} isShort />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const rows = ['chapter', 'subsection', 'field'] as const

/** The rows that covers draw, each with its meaning. */
export function CoverLegend() {
  const { t } = usePage()
  return (
    <ul className="cover-legend" aria-label={t('knowledge.legend.title')}>
      {rows.map((row) => (
        <li key={row}>
          <span className={`cover-legend__row cover-legend__row--${row}`} aria-hidden="true" />
          {t(`knowledge.legend.${row}`)}
        </li>
      ))}
    </ul>
  )
}

interface TypeFilterProps extends Pick<SectionPayload, 'counts' | 'chosen'> {
  /** Other parameters of the address, kept by every choice. */
  kept?: Parameters<typeof withQuery>[1]
}

/** Books, guides or forms alone, each with its number. */
export function TypeFilter({ counts, chosen, kept }: TypeFilterProps) {
  const { t, site, locale, path } = usePage()
  const choices = counts.map(({ type, count }) => ({
    key: type ?? 'all',
    href: withQuery(localPath(path, locale), { type, ...kept }),
    isChosen: type === chosen,
    title: (
      <>
        {type ? t(`knowledge.types.${type}`) : t('section.all')}
        <bdi>{toDigits(count, site.digits)}</bdi>
      </>
    ),
  }))
  return <Choices label={t('section.filter')} choices={choices} />
}
