import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { ArrowLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { BookList } from '../book-list'
import { TypeFilter } from '../type-filter'
import type { SectionPayload } from './payload'

/** Lists with fewer items have no filter. */
const leastFiltered = 5

export function Section(props: PageProps<SectionPayload>) {
  const { payload } = props
  const { t, locale, path } = usePage()
  const { counts, chosen } = payload
  const total = counts.find(({ type }) => type === null)?.count ?? 0
  return (
    <>
      <PageHead lead={payload.lead} />
      <PageBody of={props}>
        {(chosen !== null || total >= leastFiltered) && (
          <div className="archive">
            <TypeFilter {...payload} />
          </div>
        )}
        {payload.books.length > 0 ? (
          <BookList books={payload.books} level={2} showSummaries />
        ) : (
          <p>
            {t('section.empty')} <a href={localPath(path, locale)}>{t('section.whole')}</a>
          </p>
        )}
        <p className="button-row">
          <ArrowLink to="sections">{t('section.sections')}</ArrowLink>
          <ArrowLink to="books">{t('section.everything')}</ArrowLink>
        </p>
      </PageBody>
    </>
  )
}
