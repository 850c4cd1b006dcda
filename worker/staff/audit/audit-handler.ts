import { translators } from '#client/translators.ts'
import { type AuditRow, createSeal } from '#db/audit/chain'
import { type Head, raiseHead, readHead } from '#db/audit/head'
import { type EntryFilter, listAuditEntries } from '#db/audit/list-entries'
import { checkEnd, checkLinks, type EndProblem } from '#db/audit/verify-chain'
import { appendAuditEntry, appendReading } from '#db/audit/write-batch'
import type { Database } from '#db/client'
import { findStaff, listStaff } from '#db/staff/staff'
import { auditActions } from '#domain/access/audit-actions'
import {
  endOfRiyadhDay,
  readDay,
  riyadhDate,
  riyadhInstant,
  startOfRiyadhDay,
} from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import {
  type AuditEntryRow,
  type AuditFilter,
  type AuditPage,
  auditModes,
  exportedEntries,
  readings,
} from '#domain/staff/audit'
import type { StaffPage } from '#domain/staff/staff-page'
import { foldDigits } from '#domain/text/clean-text'
import { readReference } from '#domain/tickets/reference'
import { log } from '../../log'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { respondStaffCsv } from '../respond-csv'
import type { StaffHandler, StaffRequest } from '../staff-handler'
import { staffName } from '../staff-name'
import { assigneesOf, presentEntries } from './present-entries'

const columns = [
  'sequence',
  'at',
  'actor',
  'name',
  'role',
  'action',
  'subject',
  'before',
  'after',
  'request_id',
  'hash',
]
const rowsPerRead = 1_000

/** Entries up to the limit of a file, and whether there are more. */
async function readEntries(db: Database, filter: EntryFilter) {
  const rows: AuditRow[] = []
  while (rows.length <= exportedEntries) {
    const next = await listAuditEntries(db, filter, rows.at(-1)?.sequence ?? null, rowsPerRead)
    rows.push(...next)
    if (next.length < rowsPerRead) break
  }
  return { rows: rows.slice(0, exportedEntries), isCut: rows.length > exportedEntries }
}

/** The entries of the filter as a file; its name says if it holds the newest ones only. */
async function exportEntries(request: StaffRequest): Promise<Response> {
  const { ctx, locale, actor } = request
  const { primary, now } = ctx
  const { filter, entries } = readAuditRequest(request)
  const { rows, isCut } = await readEntries(primary, entries)
  const actors = rows.map((row) => row.actor)
  const members = await findStaff(primary, await dataKeyringOf(ctx), actors)
  await appendAuditEntry(primary, {
    ...actor,
    action: 'audit.exported',
    subject: filter.subject || null,
    after: { entries: rows.length },
  })
  const name = `audit-${riyadhDate(now)}${isCut ? `-newest-${exportedEntries}` : ''}`
  return respondStaffCsv(request, name, [
    columns,
    ...rows.map((row) => [
      row.sequence,
      riyadhInstant(row.at),
      row.actor,
      staffName(members, row.actor, locale),
      row.role,
      row.action,
      row.subject,
      row.before,
      row.after,
      row.requestId,
      row.hash,
    ]),
  ])
}

export const auditHandler: StaffHandler = { load: loadAudit, csv: exportEntries }

const rowsPerPage = 50

async function presentRows(
  request: StaffRequest,
  rows: AuditRow[],
  head: Head | null,
): Promise<AuditEntryRow[]> {
  const { ctx, locale } = request
  const { primary } = ctx
  const keyring = await dataKeyringOf(ctx)
  const ids = rows.flatMap((row) => [row.actor, ...assigneesOf(row)])
  const [members, links, site] = await Promise.all([
    findStaff(primary, keyring, ids),
    checkLinks(primary, createSeal(keyring), rows, head),
    cachedSite(ctx, locale),
  ])
  const format = createFormat({ locale, digits: site.digits })
  return presentEntries(rows, { locale, format, members, links })
}

/**
 * The head outside of D1. It is raised first, because the newest entries may have been written just
 * now; a log that does not continue it shows below.
 */
async function findHead({ ctx }: StaffRequest): Promise<Head | null> {
  const { AUDIT } = ctx.env
  const seal = createSeal(await dataKeyringOf(ctx))
  const raised = await raiseHead(AUDIT, ctx.primary, seal).catch(() => undefined)
  return raised === undefined ? ((await readHead(AUDIT))?.head ?? null) : raised
}

/** What is wrong with the log, which is logged as an error; null for nothing. */
function findProblem(
  { ctx }: StaffRequest,
  rows: readonly AuditEntryRow[],
  ends: readonly EndProblem[],
): AuditPage['problem'] {
  const broken = [
    ...rows.flatMap((row) => row.brokenAt ?? []),
    ...ends.flatMap(({ at }) => at ?? []),
  ]
  if (broken.length === 0 && ends.length === 0) return null
  log('error', { event: 'failure', request: ctx.requestId, part: 'audit.chain' })
  return { entry: broken.length > 0 ? Math.min(...broken) : null }
}

async function readAudit(request: StaffRequest): Promise<AuditPage> {
  const { ctx, locale, actor } = request
  const { primary } = ctx
  const { filter, entries, before } = readAuditRequest(request)
  const head = await findHead(request)
  const [found, end, people] = await Promise.all([
    listAuditEntries(primary, entries, before, rowsPerPage + 1),
    checkEnd(primary, head, ctx.now),
    listStaff(primary, await dataKeyringOf(ctx)),
  ])
  const shown = found.slice(0, rowsPerPage)
  const rows = await presentRows(request, shown, head)
  await appendReading(primary, { ...actor, action: 'audit.read', subject: filter.subject || null })
  const members = new Map(people.map((one) => [one.id, one]))
  return {
    filter,
    rows,
    next: found.length > rowsPerPage ? (shown.at(-1)?.sequence ?? null) : null,
    isContinued: before !== null,
    last: end.newest,
    problem: findProblem(request, rows, end.problems),
    incident: ctx.requestId,
    actors: people.map(({ id }) => ({ value: id, label: staffName(members, id, locale) })),
  }
}

async function loadAudit(request: StaffRequest): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.audit', readAudit(request))
  return { page: 'audit', title: translators[request.locale]('deskAudit.title'), data }
}

const plainId = /^[\w:.-]{1,60}$/

function actionsOf({ action, mode }: AuditFilter): EntryFilter['actions'] {
  if (action) return [action]
  if (mode === 'all') return []
  return auditActions.filter((one) => readings.includes(one) === (mode === 'readings'))
}

/** The list that the address names; unknown values narrow nothing. */
function readAuditRequest({ query }: Pick<StaffRequest, 'query'>): {
  filter: AuditFilter
  entries: EntryFilter
  before: number | null
} {
  const typed = (query.get('subject') ?? '').trim()
  const actor = query.get('actor') ?? ''
  const before = Number(query.get('before'))
  const filter: AuditFilter = {
    actor: plainId.test(actor) ? actor : '',
    action: auditActions.find((one) => one === query.get('action')) ?? '',
    mode: auditModes.find((one) => one === query.get('mode')) ?? 'all',
    subject: readReference(typed) ?? (plainId.test(typed) ? typed : ''),
    from: readDay(foldDigits(query.get('from') ?? '')) ?? '',
    to: readDay(foldDigits(query.get('to') ?? '')) ?? '',
  }
  return {
    filter,
    entries: {
      actor: filter.actor,
      subject: filter.subject,
      actions: actionsOf(filter),
      since: filter.from ? startOfRiyadhDay(filter.from) : null,
      until: filter.to ? endOfRiyadhDay(filter.to) : null,
    },
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  }
}
