import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { ListRow, RowLink, RowList } from '../../ui/lists/rows'
import { Day } from '../../ui/text/date'
import { LanguageName } from '../../ui/text/untranslated'

interface BookListProps {
  books: readonly BookCard[]
  level?: 2 | 3
  showSummaries?: boolean
  /** Sets the list in as many columns as fit. */
  hasColumns?: boolean
  /** Titles of the sections by slug, if the list has books of several. */
  sectionTitles?: Readonly<Record<string, string>>
}

export function BookList({ books, level = 3, hasColumns, ...shown }: BookListProps) {
  const { t } = usePage()
  const { showSummaries, sectionTitles } = shown
  return (
    <RowList hasColumns={hasColumns}>
      {books.map((book) => (
        <ListRow
          key={book.slug}
          meta={
            <>
              <span className="tag">{t(`knowledge.type.${book.type}`)}</span> ·{' '}
              <Day date={book.revised} isShort />
            </>
          }
          title={
            <RowLink to="book" slug={book.slug} title={book.title} isWhole transition="book" />
          }
          level={level}
        >
          {showSummaries && <p>{book.summary}</p>}
          <BookMeta of={book} section={sectionTitles?.[book.section]} />
        </ListRow>
      ))}
    </RowList>
  )
}

interface BookMetaProps {
  of: BookCard
  section?: string | undefined
}

export function BookMeta({ of: { chapters, subsections, edition, lang }, section }: BookMetaProps) {
  const { t, digits } = usePage()
  const facts = [
    ...(chapters > 0 ? [t('knowledge.chapters', { chapters, subsections })] : []),
    t('knowledge.edition', { number: edition }),
    ...(section ? [section] : []),
  ]
  return (
    <span className="item-meta">
      <span>{digits(facts.join(' · '))}</span>
      {lang && ' · '}
      <LanguageName lang={lang} />
    </span>
  )
}
