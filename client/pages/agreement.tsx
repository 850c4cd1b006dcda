import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../i18n'
import { PageMeta } from '../ui/page/page-meta'
import { Feedback } from '../widgets/feedback/feedback'
import { BuyingSteps, PriceReview, Scope } from './agreement/buying'
import { AgreementContents } from './agreement/contents'
import { Contractors } from './agreement/contractors'
import { Documents } from './agreement/documents'
import { AgreementFacts } from './agreement/facts'
import { AgreementHero } from './agreement/hero'
import { AgreementHistory } from './agreement/history'
import { RelatedAgreements } from './agreement/related'
import { Windows } from './agreement/windows'
import { Join } from './framework-agreements/join'

interface AgreementProps {
  payload: AgreementPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Agreement({ payload, usefulness, personalState }: AgreementProps) {
  const { t } = usePage()
  return (
    <>
      <AgreementHero of={payload} />
      <div className="container">
        <div className="columns agreement-columns">
          <aside className="agreement-aside sticky" aria-label={t('agreements.card')}>
            <AgreementFacts of={payload} />
            <AgreementContents of={payload} />
          </aside>
          <div className="agreement">
            <Windows of={payload} />
            {payload.joining && <Join isRow />}
            <Scope of={payload} />
            <BuyingSteps of={payload} />
            <Contractors of={payload} />
            <PriceReview of={payload} />
            <Documents of={payload} />
            <AgreementHistory of={payload.history} />
            <RelatedAgreements of={payload} />
          </div>
        </div>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
