import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Pagination } from '../../../ui/page/pagination'
import { Feedback } from '../../../widgets/feedback/feedback'
import { BookList } from '../book-list'
import { TypeFilter } from '../type-filter'
import type { BooksPayload } from './payload'
import '../../../ui/lists/choices.css'

interface BooksProps {
  payload: BooksPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Books({ payload, usefulness, personalState }: BooksProps) {
  const { t, locale, path } = usePage()
  const { books, sectionTitles, chosen, order, paging } = payload
  const sortOf = (name: BooksPayload['order']) => (name === 'use' ? name : null)
  const hrefOf = (name: BooksPayload['order'], page = 1) =>
    withQuery(localPath(path, locale), { type: chosen, sort: sortOf(name), page })
  return (
    <>
      <PageHead lead={t('knowledge.shelf.lead')} />
      <div className="container">
        <div className="archive">
          <TypeFilter {...payload} kept={{ sort: sortOf(order) }} />
          <Choices
            label={t('knowledge.orders.label')}
            className="choices--quiet"
            choices={(['revised', 'use'] as const).map((name) => ({
              key: name,
              href: hrefOf(name),
              isChosen: name === order,
              title: t(`knowledge.orders.${name}`),
            }))}
          />
        </div>
        <BookList books={books} level={2} showSummaries sectionTitles={sectionTitles} />
        <Pagination of={paging} href={(page) => hrefOf(order, page)} />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
