import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { AgreementPayload } from '#domain/payloads/agreements'
import { PageMeta } from '../ui/page/page-meta'
import { Feedback } from '../widgets/feedback/feedback'
import { AgreementScope, BuyingSteps, PriceReview } from './agreement/buying'
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
  return (
    <>
      <AgreementHero of={payload} />
      <div className="container">
        <div className="agreement">
          <AgreementFacts of={payload} />
          <AgreementContents of={payload} />
          <Windows of={payload} />
          {payload.joining && <Join isRow />}
          <AgreementScope of={payload} />
          <PriceReview of={payload} />
          <BuyingSteps of={payload} />
          <Contractors of={payload} />
          <Documents of={payload} />
          <AgreementHistory of={payload.history} />
          <RelatedAgreements of={payload} />
        </div>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
