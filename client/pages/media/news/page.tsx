import { toDigits } from '#domain/dates/format'
import type { NewsCard as Card } from '#domain/payloads/newsroom'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { EmptyState } from '../../../ui/lists/empty-state'
import { RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { LeadCard, NewsRow } from '../card'
import type { NewsPayload } from './payload'
import '../../../ui/lists/choices.css'

export function News(props: PageProps<NewsPayload>) {
  const { payload } = props
  const { t, locale, path } = usePage()
  const { items, paging, chosen } = payload
  const { tag, year, month } = chosen
  const isFrontPage = paging.page === 1 && !tag && !year
  const hrefOf = (page: number) =>
    withQuery(localPath(path, locale), {
      tag: tag?.slug,
      year: year?.value,
      month: month?.value,
      page,
    })
  return (
    <>
      <PageHead lead={t('newsroom.newsLead')} />
      <PageBody of={props}>
        <Archive {...payload} />
        {items.length > 0 ? (
          <NewsList cards={items} hasLead={isFrontPage} />
        ) : (
          <NoNews chosen={chosen} />
        )}
        <Pagination of={paging} href={hrefOf} />
      </PageBody>
    </>
  )
}

function NoNews({ chosen }: Pick<NewsPayload, 'chosen'>) {
  const { t, site, locale, path } = usePage()
  return (
    <EmptyState
      title={toDigits(useEmptyTitle(chosen), site.digits)}
      text={
        <>
          {t('newsroom.empty.text')}{' '}
          <a href={localPath(path, locale)}>{t('newsroom.empty.latest')}</a>.
        </>
      }
    />
  )
}

function useEmptyTitle({ tag, year, month }: NewsPayload['chosen']): string {
  const { t } = usePage()
  if (tag && year) return t('newsroom.empty.tagInPeriod', { tag: tag.title })
  if (tag) return t('newsroom.empty.tag', { tag: tag.title })
  if (year && month) return t('newsroom.empty.month', { month: month.label, year: year.label })
  return year ? t('newsroom.empty.year', { year: year.label }) : t('newsroom.empty.list')
}

interface NewsListProps {
  cards: readonly Card[]
  /** Makes the first card larger. */
  hasLead: boolean
}

function NewsList({ cards, hasLead }: NewsListProps) {
  const [lead] = hasLead ? cards : []
  const rows = lead ? cards.slice(1) : cards
  return (
    <>
      {lead && <LeadCard card={lead} level={2} />}
      <RowList>
        {rows.map((card) => (
          <NewsRow card={card} level={2} hasSummary key={card.slug} />
        ))}
      </RowList>
    </>
  )
}

type ArchiveProps = Pick<NewsPayload, 'years' | 'months' | 'tags' | 'chosen'>

/** Each filter keeps the values of the others. */
function Archive({ years, months, tags, chosen }: ArchiveProps) {
  const { t, site, locale, path } = usePage()
  const tag = chosen.tag?.slug
  const year = chosen.year?.value
  const month = chosen.month?.value
  const hrefOf = (query: { tag?: string; year?: string; month?: string }) =>
    withQuery(localPath(path, locale), query)
  const withDigits = (text: string) => toDigits(text, site.digits)
  return (
    <div className="archive">
      <Choices
        label={t('newsroom.archive.label')}
        choices={[
          {
            key: 'all',
            title: t('newsroom.archive.all'),
            href: hrefOf({ tag }),
            isChosen: !year,
          },
          ...years.map(({ label, value }) => ({
            key: value,
            title: withDigits(label),
            href: hrefOf({ tag, year: value }),
            isChosen: value === year,
          })),
        ]}
      />
      {chosen.year && months.length > 0 && (
        <Choices
          label={withDigits(t('newsroom.archive.months', { year: chosen.year.label }))}
          choices={[
            {
              key: 'whole',
              title: t('newsroom.archive.wholeYear'),
              href: hrefOf({ tag, year }),
              isChosen: !month,
            },
            ...months.map(({ label, value }) => ({
              key: value,
              title: label,
              href: hrefOf({ tag, year, month: value }),
              isChosen: value === month,
            })),
          ]}
        />
      )}
      <Choices
        className="choices--quiet"
        label={t('newsroom.topics.label')}
        choices={[
          {
            key: 'all',
            title: t('newsroom.topics.all'),
            href: hrefOf({ year, month }),
            isChosen: !tag,
          },
          ...tags.map(({ slug, title }) => ({
            key: slug,
            title,
            href: hrefOf({ tag: slug, year, month }),
            isChosen: slug === tag,
          })),
        ]}
      />
    </div>
  )
}
