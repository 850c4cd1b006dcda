import type { Account } from '#db/accounts/accounts'
import { countSessions } from '#db/accounts/sessions'
import { createFormat } from '#domain/dates/format'
import type { AccountCard } from '#domain/staff/accounts'
import { isDisabled } from '../../auth/session'
import { cachedSite } from '../../payloads/load-page'
import type { StaffRequest } from '../staff-request'

/** Accounts as the page shows them, with the number of their open sessions. */
export async function presentAccounts(
  { ctx, locale, id: reader }: StaffRequest,
  accounts: readonly Account[],
): Promise<AccountCard[]> {
  const { primary, now } = ctx
  const ids = accounts.map(({ id }) => id)
  const [{ digits }, sessions] = await Promise.all([
    cachedSite(ctx, locale),
    countSessions(primary, ids, now),
  ])
  const format = createFormat({ locale, digits })
  const dayText = (at: number) => format.date(at).gregorian
  return accounts.map((account) => {
    const { id, disabledAt, disabledUntil, disabledReasonAr, disabledReasonEn } = account
    return {
      id,
      created: dayText(account.createdAt),
      loggedIn: dayText(account.loggedInAt),
      sessions: sessions.get(id) ?? 0,
      isOwn: id === reader,
      disabled:
        disabledAt !== null && isDisabled(account, now)
          ? {
              at: disabledAt,
              since: dayText(disabledAt),
              until: disabledUntil === null ? null : dayText(disabledUntil),
              reason: { ar: disabledReasonAr ?? '', en: disabledReasonEn ?? '' },
            }
          : null,
    }
  })
}
