import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { EmptyState } from '../../../ui/lists/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { ListFilter } from '../list-filter'
import { LeadCard, NewsRows } from '../news-front'
import type { NewsPayload } from './payload'

export function News(props: PageProps<NewsPayload>) {
  const { payload } = props
  const { t } = usePage()
  const { items, paging, chosen } = payload
  const { tag, year, month } = chosen
  const lead = paging.page === 1 && !tag && !year ? items[0] : undefined
  return (
    <>
      <PageHead lead={t('newsroom.newsLead')} />
      <PageBody of={props}>
        <Archive {...payload} />
        {lead && <LeadCard card={lead} level={2} />}
        {items.length > 0 ? (
          <NewsRows cards={lead ? items.slice(1) : items} level={2} hasSummary />
        ) : (
          <NoNews chosen={chosen} />
        )}
        <Pagination
          of={paging}
          query={{ tag: tag?.slug, year: year?.value, month: month?.value }}
        />
      </PageBody>
    </>
  )
}

function NoNews({ chosen }: Pick<NewsPayload, 'chosen'>) {
  const { t, digits, locale, path } = usePage()
  return (
    <EmptyState
      title={digits(useEmptyTitle(chosen))}
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

type ArchiveProps = Pick<NewsPayload, 'years' | 'months' | 'tags' | 'chosen'>

/** Each filter keeps the values of the others. */
function Archive({ years, months, tags, chosen }: ArchiveProps) {
  const { t, digits } = usePage()
  const tag = chosen.tag?.slug
  const year = chosen.year?.value
  const month = chosen.month?.value
  return (
    <div className="archive">
      <ListFilter
        name="year"
        label={t('newsroom.archive.label')}
        all={t('newsroom.archive.all')}
        values={years.map(({ label, value }) => ({ label: digits(label), value }))}
        chosen={year}
        kept={{ tag }}
      />
      {chosen.year && months.length > 0 && (
        <ListFilter
          name="month"
          label={digits(t('newsroom.archive.months', { year: chosen.year.label }))}
          all={t('newsroom.archive.wholeYear')}
          values={months}
          chosen={month}
          kept={{ tag, year }}
        />
      )}
      <ListFilter
        name="tag"
        label={t('newsroom.topics.label')}
        all={t('newsroom.topics.all')}
        values={tags.map(({ slug, title }) => ({ label: title, value: slug }))}
        chosen={tag}
        kept={{ tag, year, month }}
        className="choices--quiet"
      />
    </div>
  )
}
