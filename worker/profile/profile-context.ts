import type { Account } from '#db/accounts/accounts'
import { type Actor, whileLoggedIn } from '#db/audit/write-batch'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import type { Closing, MemberRequest } from '#domain/forms/member-state'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { isOpen } from '#domain/tickets/status'
import type { AuthDeps } from '../auth/auth-context'
import type { Member } from '../auth/session'
import type { FieldsDeps } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import type { UncachedDeps } from '../render/respond-uncached'
import { sealOf } from '../security/audit-head'
import type { OwnDataDeps, OwnFeedbackDeps } from './own-data'

/** What the pages and forms of the profile use. */
export type ProfileContext = HandlerContext<
  AuthDeps & UncachedDeps & FieldsDeps & OwnDataDeps & OwnFeedbackDeps
>

/** The actor of audit entries for what members do with their own account. */
export async function actorOf(
  c: ProfileContext,
  { account, session, claims }: Member,
): Promise<Actor> {
  const ctx = c.get('ctx')
  const { now: at, requestId } = ctx
  const writer = { at, session: session.idHash, seal: await sealOf(ctx) }
  return { ...writer, actor: account.id, role: claims.roles.join() || 'member', requestId }
}

/** The context for what a member writes: its batches change nothing once the session has ended. */
export function memberContext(c: ProfileContext, { session }: Member) {
  const ctx = c.get('ctx')
  const writer = { session: session.idHash, at: ctx.now }
  return { ...ctx, primary: whileLoggedIn(ctx.primary, writer) }
}

/** Days after the day of the request in which a member may cancel the deletion. */
const coolingOffDays = 7

/** The instant (epoch ms) of the deletion of an account whose owner closes it at `now`. */
export function closingInstant(now: number): number {
  return startOfRiyadhDay(addDays(riyadhDate(now), coolingOffDays + 1))
}

/** The day at whose end an account is deleted, `YYYY-MM-DD`. */
export function lastDayOf(closesAt: number): string {
  return riyadhDate(closesAt - 1)
}

/** State of the account's deletion for the profile. */
export function presentClosing(
  { closesAt }: Account,
  requests: readonly Pick<MemberRequest, 'status'>[],
  { locale, now, digits }: { locale: Locale; now: number } & Pick<SitePayload, 'digits'>,
): Closing {
  return {
    date: createFormat({ locale, digits }).date(lastDayOf(closesAt ?? closingInstant(now))),
    isClosing: closesAt !== null,
    openRequests: requests.filter(({ status }) => isOpen(status)).length,
  }
}
