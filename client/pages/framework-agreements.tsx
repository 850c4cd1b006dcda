import { toDigits } from '#domain/dates/format'
import type { Own } from '#domain/forms/personal-state'
import type { Usefulness } from '#domain/payloads/payloads'
import type { FrameworkAgreementsPayload } from '#domain/payloads/services'
import { usePage } from '../i18n'
import { Applied, NothingLeft } from '../ui/lists/facets'
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
  own?: Own
}

export function FrameworkAgreements({ payload, usefulness, own }: FrameworkAgreementsProps) {
  const { t, site } = usePage()
  const { narrowing, agreements, modified } = payload
  const countOf = (count: number) => toDigits(t('agreements.count', { count }), site.digits)
  return (
    <>
      <PageHead lead={t('agreements.lead')} />
      <div className="container">
        <Rules />
        <section aria-labelledby="results">
          <FacetRows of={narrowing} />
          <div className="results-bar">
            <h2 id="results">{countOf(narrowing.count)}</h2>
            <Applied of={narrowing} />
          </div>
          {agreements.length > 0 ? (
            <ul>
              {agreements.map((agreement) => (
                <Agreement of={agreement} key={agreement.slug} />
              ))}
            </ul>
          ) : (
            <NothingLeft
              of={narrowing}
              title={t('agreements.none')}
              hint={t('agreements.noneHint')}
              countOf={countOf}
            />
          )}
        </section>
        <Join />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} own={own} />
    </>
  )
}
