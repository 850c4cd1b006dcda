import { appendReading } from '#db/audit/append-reading'
import type { AuditRow } from '#db/audit/chain'
import { checkLinks } from '#db/audit/check-links'
import { findTail, type LogTail } from '#db/audit/find-tail'
import { listEntries } from '#db/audit/list-entries'
import { listStaff } from '#db/staff/list-staff'
import { findStaff } from '#db/staff/staff'
import { createFormat } from '#domain/dates/format'
import { translators } from '#domain/messages/translators'
import type { AuditEntryRow, AuditPage } from '#domain/staff/audit'
import type { StaffPage } from '#domain/staff/staff-page'
import { log } from '../../log'
import { cachedSite } from '../../payloads/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { staffName } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { presentEntries } from './present-entries'
import { assigneesOf } from './present-states'
import { readAuditRequest } from './read-audit-request'

const rowsPerPage = 50

async function presentRows(request: StaffRequest, rows: AuditRow[]): Promise<AuditEntryRow[]> {
  const { ctx, locale } = request
  const { primary } = ctx
  const keyring = await dataKeyringOf(ctx)
  const ids = rows.flatMap((row) => [row.actor, ...assigneesOf(row)])
  const [members, links, site] = await Promise.all([
    findStaff(primary, keyring, ids),
    checkLinks(primary, keyring, rows),
    cachedSite(ctx, locale),
  ])
  const format = createFormat({ locale, digits: site.digits })
  return presentEntries(rows, { locale, format, members, links })
}

/** Sequence of the first entry that does not fit, which is logged as an error; null for none. */
function findBroken(
  { ctx }: StaffRequest,
  rows: readonly AuditEntryRow[],
  { newest, appended }: LogTail,
): number | null {
  const broken = rows.flatMap((row) => row.brokenAt ?? [])
  if (appended > newest) broken.push(newest + 1)
  if (broken.length === 0) return null
  log('error', { event: 'failure', request: ctx.requestId, part: 'audit.chain' })
  return Math.min(...broken)
}

async function readAudit(request: StaffRequest): Promise<AuditPage> {
  const { ctx, locale, actor } = request
  const { primary } = ctx
  const { filter, entries, before } = readAuditRequest(request)
  const [found, tail, people] = await Promise.all([
    listEntries(primary, entries, before, rowsPerPage + 1),
    findTail(primary),
    listStaff(primary, await dataKeyringOf(ctx)),
  ])
  const shown = found.slice(0, rowsPerPage)
  const rows = await presentRows(request, shown)
  await appendReading(primary, { ...actor, action: 'audit.read', subject: filter.subject || null })
  const members = new Map(people.map((one) => [one.id, one]))
  return {
    filter,
    rows,
    next: found.length > rowsPerPage ? (shown.at(-1)?.sequence ?? null) : null,
    isContinued: before !== null,
    last: tail.newest,
    brokenAt: findBroken(request, rows, tail),
    incident: ctx.requestId,
    actors: people.map(({ id }) => ({ value: id, label: staffName(members, id, locale) })),
  }
}

export async function loadAudit(request: StaffRequest): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.audit', readAudit(request))
  return { page: 'audit', title: translators[request.locale]('deskAudit.title'), data }
}
