import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { BookList } from '../book-list'
import { TypeFilter } from '../type-filter'
import type { BooksPayload } from './payload'

export function Books(props: PageProps<BooksPayload>) {
  const { payload } = props
  const { t, locale, path } = usePage()
  const { books, sectionTitles, chosen, order, paging } = payload
  const sortOf = (name: BooksPayload['order']) => (name === 'use' ? name : null)
  return (
    <>
      <PageHead lead={t('knowledge.shelf.lead')} />
      <PageBody of={props}>
        <div className="archive">
          <TypeFilter {...payload} kept={{ sort: sortOf(order) }} />
          <Choices
            label={t('knowledge.orders.label')}
            className="choices--quiet"
            choices={(['revised', 'use'] as const).map((name) => ({
              key: name,
              href: withQuery(localPath(path, locale), { type: chosen, sort: sortOf(name) }),
              isChosen: name === order,
              title: t(`knowledge.orders.${name}`),
            }))}
          />
        </div>
        <BookList books={books} level={2} showSummaries sectionTitles={sectionTitles} />
        <Pagination of={paging} query={{ type: chosen, sort: sortOf(order) }} />
      </PageBody>
    </>
  )
}
