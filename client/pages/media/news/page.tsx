import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { EmptyState } from '../../../ui/lists/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Pagination } from '../../../ui/page/pagination'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Archive } from '../archive'
import { CardGrid } from '../card-grid'
import type { NewsPayload } from './payload'

interface NewsProps {
  payload: NewsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function News({ payload, usefulness, personalState }: NewsProps) {
  const { t, locale, path } = usePage()
  const { items, paging, chosen, modified } = payload
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
      <div className="container">
        <Archive {...payload} />
        {items.length > 0 ? (
          <CardGrid cards={items} level={2} hasLead={isFrontPage} />
        ) : (
          <NoNews chosen={chosen} />
        )}
        <Pagination of={paging} href={hrefOf} />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
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
