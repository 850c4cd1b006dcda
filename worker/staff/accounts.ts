import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import type { Account } from '#db/accounts/accounts'
import {
  disableAccount,
  enableAccount,
  findAccount,
  findAccounts,
  listDisabledAccounts,
} from '#db/accounts/disable'
import { countSessions } from '#db/accounts/sessions'
import { appendAuditEntry, appendReading } from '#db/audit/write-batch'
import { hashEmail } from '#db/privacy/personal-fields'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { emailAddress } from '#domain/forms/field'
import {
  type AccountCard,
  type AccountsPage,
  type DisablingField,
  disablingPeriods,
  reasonBounds,
} from '#domain/staff/accounts'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { isDisabled } from '../auth/session'
import { cachedSite } from '../pages/load-page'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from './staff-handler'

const accountsOfAddress = 10

function doneAddress({ locale }: StaffRequest, notice: StaffNoticeName): string {
  return `${staffAddress(locale, 'accounts')}?done=${notice}`
}

/** Looks up the accounts of a whole e-mail address by its keyed hash. */
async function find(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const typed = cleanText(textOf(fields, 'email'))
  if (!v.is(emailAddress, typed)) {
    return { content: await loadAccounts(request, { typed, problem: 'incomplete' }), status: 422 }
  }
  const hash = await hashEmail(await dataKeyringOf(ctx), typed)
  const found = await findAccounts(ctx.primary, hash, accountsOfAddress)
  const entry = { ...actor, action: 'account.read' } as const
  for (const { id } of found) await appendAuditEntry(ctx.primary, { ...entry, subject: id })
  if (found.length > 0)
    return { content: await loadAccounts(request, { typed, found }), status: 200 }
  await appendAuditEntry(ctx.primary, { ...entry, after: { accounts: 0 } })
  return { content: await loadAccounts(request, { typed, problem: 'notFound' }), status: 422 }
}

function readDisabling(fields: StaffFields) {
  const typed: Record<DisablingField, string> = {
    reasonAr: cleanText(textOf(fields, 'reasonAr')),
    reasonEn: cleanText(textOf(fields, 'reasonEn')),
    period: textOf(fields, 'period'),
  }
  const days = disablingPeriods.find((one) => String(one) === typed.period)
  const isReason = ({ length }: string) =>
    length >= reasonBounds.least && length <= reasonBounds.most
  const issues: DisablingField[] = []
  if (!isReason(typed.reasonAr)) issues.push('reasonAr')
  if (!isReason(typed.reasonEn)) issues.push('reasonEn')
  if (days === undefined) issues.push('period')
  return { typed, issues, days: days ?? 0 }
}

/** Disables an account; null if there is none. */
async function disable(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, id, actor } = request
  const account = await findAccount(ctx.primary, textOf(fields, 'account'))
  if (!account) return null
  const found = [account]
  if (account.id === id) {
    return { content: await loadAccounts(request, { found, problem: 'own' }), status: 422 }
  }
  const { typed, issues, days } = readDisabling(fields)
  const refused = { account: account.id, typed, issues }
  if (issues.length > 0) {
    const content = await loadAccounts(request, { found, problem: 'invalid', refused })
    return { content, status: 422 }
  }
  const until = days > 0 ? startOfRiyadhDay(addDays(riyadhDate(ctx.now), days)) : null
  const reason = { ar: typed.reasonAr, en: typed.reasonEn }
  const disabling = { accountId: account.id, reason, until }
  const isDone = await disableAccount(ctx.primary, disabling, actor)
  return isDone
    ? { location: doneAddress(request, 'disabled') }
    : respondConflict(request, account.id)
}

async function enable(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const accountId = textOf(fields, 'account')
  if (!(await findAccount(ctx.primary, accountId))) return null
  const since = Number(textOf(fields, 'since'))
  const isDone = await enableAccount(ctx.primary, { accountId, since }, actor)
  return isDone
    ? { location: doneAddress(request, 'enabled') }
    : respondConflict(request, accountId)
}

/** 409 with the account as it is now. */
async function respondConflict(request: StaffRequest, accountId: string): Promise<StaffResult> {
  const account = await findAccount(request.ctx.primary, accountId)
  const found = account ? [account] : []
  return { content: await loadAccounts(request, { found, problem: 'conflict' }), status: 409 }
}

export const accountsHandler: StaffHandler = {
  load: (request) => loadAccounts(request),
  actions: {
    find: { action: 'accounts.disable', run: find },
    disable: { action: 'accounts.disable', run: disable },
    enable: { action: 'accounts.disable', run: enable },
  },
}

const listedAtMost = 100

/** Result of a form. */
interface AccountsResult extends Partial<Pick<AccountsPage, 'typed' | 'refused'>> {
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
async function loadAccounts(
  request: StaffRequest,
  result: AccountsResult = {},
): Promise<StaffPage> {
  const reading = readAccounts(request, result)
  const data = await withDeadline(deadlines.d1Read, 'd1.accounts', reading)
  return { page: 'accounts', title: translators[request.locale]('deskAccounts.title'), data }
}
