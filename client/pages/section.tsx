import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { SectionPayload } from '#domain/payloads/knowledge'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { ArrowLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'
import { BookRows } from './knowledge/book-rows'
import { TypeFilter } from './knowledge/type-filter'

interface SectionProps {
  payload: SectionPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Section({ payload, usefulness, personalState }: SectionProps) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={payload.lead} />
      <div className="container">
        <TypeFilter {...payload} />
        {payload.books.length > 0 ? <BookRows books={payload.books} /> : <EmptySection />}
        <ArrowLink to="books">{t('section.everything')}</ArrowLink>
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
