import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { ArrowLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { BookList } from '../book-list'
import { TypeFilter } from '../type-filter'
import type { SectionPayload } from './payload'
import '../../../ui/lists/choices.css'

interface SectionProps {
  payload: SectionPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

/** Lists with fewer items have no filter. */
const leastFiltered = 5

export function Section({ payload, usefulness, personalState }: SectionProps) {
  const { t } = usePage()
  const { counts, chosen } = payload
  const total = counts.find(({ type }) => type === null)?.count ?? 0
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        {(chosen !== null || total >= leastFiltered) && (
          <div className="archive">
            <TypeFilter {...payload} />
          </div>
        )}
        {payload.books.length > 0 ? (
          <BookList books={payload.books} level={2} showSummaries />
        ) : (
          <EmptySection />
        )}
        <p className="button-row">
          <ArrowLink to="sections">{t('section.sections')}</ArrowLink>
          <ArrowLink to="books">{t('section.everything')}</ArrowLink>
        </p>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function EmptySection() {
  const { t, locale, path } = usePage()
  return (
    <p>
      {t('section.empty')} <a href={localPath(path, locale)}>{t('section.whole')}</a>
    </p>
  )
}
