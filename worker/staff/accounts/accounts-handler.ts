import * as v from 'valibot'
import { disableAccount, enableAccount, findAccount, findAccounts } from '#db/accounts/disable'
import { appendAuditEntry } from '#db/audit/write-batch'
import { hashEmail } from '#db/privacy/personal-fields'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { emailAddress } from '#domain/forms/field'
import { type DisablingField, disablingPeriods, reasonBounds } from '#domain/staff/accounts'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { dataKeyringOf } from '../../security/keyrings'
import { type StaffFields, type StaffHandler, type StaffResult, textOf } from '../staff-handler'
import type { StaffRequest } from '../staff-request'
import { loadAccounts } from './load-accounts'

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
