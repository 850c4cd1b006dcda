import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { FrameworkAgreementsPayload } from '#domain/payloads/services'
import { usePage } from '../i18n'
import { Applied, NoMatches } from '../ui/lists/facets'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Feedback } from '../widgets/feedback/feedback'
import { Agreement } from './framework-agreements/agreement'
import { FacetRows } from './framework-agreements/facet-rows'
import { Join } from './framework-agreements/join'
import { Rules } from './framework-agreements/rules'

interface FrameworkAgreementsProps {
  payload: FrameworkAgreementsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function FrameworkAgreements({
  payload,
  usefulness,
  personalState,
}: FrameworkAgreementsProps) {
  const { t, site } = usePage()
  const { facetedList, agreements, modified } = payload
  const countOf = (count: number) => toDigits(t('agreements.count', { count }), site.digits)
  return (
    <>
      <PageHead lead={t('agreements.lead')} />
      <div className="container">
        <Rules />
        <section aria-labelledby="results">
          <FacetRows of={facetedList} />
          <div className="results-bar">
            <h2 id="results">{countOf(facetedList.count)}</h2>
            <Applied of={facetedList} />
          </div>
          {agreements.length > 0 ? (
            <ul>
              {agreements.map((agreement) => (
                <Agreement of={agreement} key={agreement.slug} />
              ))}
            </ul>
          ) : (
            <NoMatches
              of={facetedList}
              title={t('agreements.none')}
              hint={t('agreements.noneHint')}
              countOf={countOf}
            />
          )}
        </section>
        <Join />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
