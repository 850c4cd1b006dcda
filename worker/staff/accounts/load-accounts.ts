import type { Account } from '#db/accounts/accounts'
import { listDisabledAccounts } from '#db/accounts/disable'
import { appendReading } from '#db/audit/append-reading'
import { translators } from '#domain/messages/translators'
import type { AccountsPage } from '#domain/staff/accounts'
import type { StaffPage } from '#domain/staff/staff-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-request'
import { presentAccounts } from './present-accounts'

const listedAtMost = 100

/** Result of a form. */
export interface AccountsResult extends Partial<Pick<AccountsPage, 'typed' | 'refused'>> {
  found?: readonly Account[]
  problem?: AccountsPage['problem']
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
