import { translators } from '#client/translators.ts'
import type { Account } from '#db/accounts/accounts'
import { listDisabledAccounts } from '#db/accounts/disable'
import { countSessions } from '#db/accounts/sessions'
import { appendReading } from '#db/audit/write-batch'
import { createFormat } from '#domain/dates/format'
import type { AccountCard, AccountsPage } from '#domain/staff/accounts'
import type { StaffPage } from '#domain/staff/staff-page'
import { isDisabled } from '../../auth/session'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-request'

const listedAtMost = 100

/** Result of a form. */
export interface AccountsResult extends Partial<Pick<AccountsPage, 'typed' | 'refused'>> {
  found?: readonly Account[]
  problem?: AccountsPage['problem']
}

/** Accounts as the page shows them, with the number of their open sessions. */
async function presentAccounts(
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

async function readAccounts(
  request: StaffRequest,
  { typed = '', found = [], problem = null, refused = null }: AccountsResult,
): Promise<AccountsPage> {
  const { ctx, actor } = request
  const disabled = await listDisabledAccounts(ctx.primary, ctx.now, listedAtMost)
  // A reason may be about a person: reading the list is recorded.
  await appendReading(ctx.primary, { ...actor, action: 'account.read', subject: 'disabled' })
  return {
    typed,
    found: await presentAccounts(request, found),
    problem,
    refused,
    disabled: await presentAccounts(request, disabled),
  }
}

/** The disabled accounts, and what was looked up. */
export async function loadAccounts(
  request: StaffRequest,
  result: AccountsResult = {},
): Promise<StaffPage> {
  const reading = readAccounts(request, result)
  const data = await withDeadline(deadlines.d1Read, 'd1.accounts', reading)
  return { page: 'accounts', title: translators[request.locale]('deskAccounts.title'), data }
}
