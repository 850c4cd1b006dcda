import type { Own, SubscriptionState } from '#domain/forms/personal-state'
import type { LeafletPayload } from '#domain/payloads/open'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { Outcome } from './subscription-link/outcome'

/** Steps at which somebody may wonder how such a link is come by. */
const unknown: readonly (SubscriptionState['step'] | undefined)[] = [
  'confirmExpired',
  'leaveUnknown',
]

export function SubscriptionLink({ payload, own }: { payload: LeafletPayload; own?: Own }) {
  const subscription = own?.kind === 'subscription' ? own.subscription : undefined
  return (
    <>
      <PageHead />
      <div className="container">
        <div className="reading flow">
          {subscription && <Outcome of={subscription} />}
          {unknown.includes(subscription?.step) && (
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
