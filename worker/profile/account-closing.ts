import type { Account } from '#db/accounts/accounts'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import type { Closing, MemberRequest } from '#domain/forms/member-state'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { isOpen } from '#domain/tickets/status'

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
