import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { BooksPayload } from '#domain/payloads/knowledge'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Choices } from '../ui/lists/choices'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Pagination } from '../ui/page/pagination'
import { Feedback } from '../widgets/feedback/feedback'
import { BookRows } from './knowledge/book-rows'
import { CoverLegend } from './knowledge/cover-legend'
import { TypeFilter } from './knowledge/type-filter'

interface BooksProps {
  payload: BooksPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Books({ payload, usefulness, personalState }: BooksProps) {
  const { t, locale, path } = usePage()
  const { books, sectionTitles, chosen, order, paging } = payload
  const hrefOf = (changed: Address) =>
    localPath(path, locale) + queryOf({ chosen, order, ...changed })
  return (
    <>
      <PageHead lead={t('knowledge.shelf.lead')} />
      <div className="container">
        <div className="archive">
          <TypeFilter {...payload} kept={order === 'use' ? 'sort=use' : ''} />
          <Choices
            label={t('knowledge.orders.label')}
            className="choices--quiet"
            choices={(['revised', 'use'] as const).map((name) => ({
              key: name,
              href: hrefOf({ order: name }),
              isChosen: name === order,
              title: t(`knowledge.orders.${name}`),
            }))}
          />
        </div>
        <CoverLegend />
        <BookRows books={books} sectionTitles={sectionTitles} />
        <Pagination of={paging} href={(page) => hrefOf({ page })} />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

interface Address extends Partial<Pick<BooksPayload, 'chosen' | 'order'>> {
  page?: number
}

function queryOf({ chosen, order, page = 1 }: Address): string {
  const parts = [
    chosen ? `type=${chosen}` : '',
    order === 'use' ? 'sort=use' : '',
    page > 1 ? `page=${page}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
