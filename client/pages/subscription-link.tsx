import type { PersonalState, SubscriptionState } from '#domain/forms/personal-state'
import type { PageIntroPayload } from '#domain/payloads/open'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { SubscriptionOutcome } from './subscription-link/outcome'

/** Steps at which visitors may need to know how to get a valid link. */
const stepsWithHelp: readonly (SubscriptionState['step'] | undefined)[] = [
  'confirmExpired',
  'leaveUnknown',
]

export function SubscriptionLink({
  payload,
  personalState,
}: {
  payload: PageIntroPayload
  personalState?: PersonalState
}) {
  const subscription =
    personalState?.kind === 'subscription' ? personalState.subscription : undefined
  return (
    <>
      <PageHead />
      <div className="container">
        <div className="reading flow">
          {subscription && <SubscriptionOutcome of={subscription} />}
          {stepsWithHelp.includes(subscription?.step) && (
            <div className="flow prose newsletter__text">
              <Blocks of={payload.body} />
            </div>
          )}
        </div>
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}
