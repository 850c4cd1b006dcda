import type { EntryFilter } from '#db/audit/list-entries'
import { auditActions } from '#domain/access/audit-actions'
import { endOfRiyadhDay, readDay, startOfRiyadhDay } from '#domain/dates/calendar'
import { type AuditFilter, auditModes, readings } from '#domain/staff/audit'
import { foldDigits } from '#domain/text/clean-text'
import { readReference } from '#domain/tickets/reference'
import type { StaffRequest } from '../staff-request'

const plainId = /^[\w:.-]{1,60}$/

function actionsOf({ action, mode }: AuditFilter): EntryFilter['actions'] {
  if (action) return [action]
  if (mode === 'all') return []
  return auditActions.filter((one) => readings.includes(one) === (mode === 'readings'))
}

/** The list that the address names; unknown values narrow nothing. */
export function readAuditRequest({ query }: Pick<StaffRequest, 'query'>): {
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
