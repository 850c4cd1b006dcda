import type { AuditRow } from '#db/audit/chain'
import { type EntryFilter, listAuditEntries } from '#db/audit/list-entries'
import { appendAuditEntry } from '#db/audit/write-batch'
import type { Database } from '#db/client'
import { findStaff } from '#db/staff/staff'
import { riyadhDate, riyadhInstant } from '#domain/dates/calendar'
import { exportedEntries } from '#domain/staff/audit'
import { dataKeyringOf } from '../../security/keyrings'
import { respondStaffCsv } from '../respond-csv'
import type { StaffHandler } from '../staff-handler'
import { staffName } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { loadAudit } from './load-audit'
import { readAuditRequest } from './read-audit-request'

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
