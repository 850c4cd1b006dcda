import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import { countKinds } from '#db/performance/count-load'
import { findStaff, listOfficers } from '#db/staff/staff'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import {
  type PerformancePeriod,
  type PerformanceTable,
  readPerformancePeriod,
  readTable,
} from '#domain/staff/performance'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { loadFormOptions } from '../../submissions/form-state'
import { loadHolidays } from '../due-state'
import { respondStaffCsv } from '../respond-csv'
import type { StaffHandler, StaffRequest } from '../staff-handler'
import { staffName } from '../staff-name'
import { loadPerformance, measurePerformance } from './load-performance'

type Rows = Parameters<typeof respondStaffCsv>[2]

async function measured({ ctx }: StaffRequest, period: PerformancePeriod, officers: string[]) {
  const { primary, now } = ctx
  const holidays = await loadHolidays(ctx.db, now)
  return measurePerformance(primary, { period, now, holidays, officers })
}

/** Every day of the period, the newest first. */
async function writeDays(request: StaffRequest, period: PerformancePeriod): Promise<Rows> {
  const t = translators[request.locale]
  const { days } = await measured(request, period, [])
  return days.map(({ day, isWorking, received, answered, within, overdue }) => [
    day,
    t(`deskPerformance.csv.${isWorking ? 'working' : 'free'}`),
    received,
    answered,
    within,
    overdue,
  ])
}

async function writeOfficers(request: StaffRequest, period: PerformancePeriod): Promise<Rows> {
  const { ctx, locale } = request
  const keyring = await dataKeyringOf(ctx)
  const known = await listOfficers(ctx.primary, keyring, ctx.now)
  const ids = known.map(({ id }) => id)
  const { officers } = await measured(request, period, ids)
  const named = officers.flatMap(({ id }) => id ?? [])
  const members = await findStaff(ctx.primary, keyring, named)
  const nobody = translators[locale]('deskPerformance.nobody')
  return officers.map(({ id, open, overdue, answered, median }) => [
    id === null ? nobody : staffName(members, id, locale),
    open,
    overdue,
    answered,
    median ?? '',
  ])
}

async function writeKinds({ ctx, locale }: StaffRequest, period: PerformancePeriod): Promise<Rows> {
  const today = riyadhDate(ctx.now)
  const since = startOfRiyadhDay(addDays(today, 1 - period))
  const [kinds, { kindNames }] = await Promise.all([
    countKinds(ctx.primary, { since, today }),
    loadFormOptions(ctx, locale),
  ])
  return kinds.map(({ kind, received, answered, open, overdue }) => [
    kindNames[kind] ?? kind,
    received,
    answered,
    open,
    overdue,
  ])
}

const tables = { days: writeDays, officers: writeOfficers, kinds: writeKinds }

const columns = {
  days: ['day', 'dayKind', 'received', 'answered', 'within', 'overdueAtEnd'],
  officers: ['officer', 'open', 'overdue', 'answered', 'median'],
  kinds: ['kind', 'received', 'answered', 'open', 'overdue'],
} as const satisfies Record<PerformanceTable, readonly string[]>

/** A table of the whole period, with headings in the language of the page. */
async function exportTable(request: StaffRequest): Promise<Response> {
  const { ctx, query, actor, locale } = request
  const period = readPerformancePeriod(query.get('period'))
  const table = readTable(query.get('table'))
  const writing = tables[table](request, period)
  const rows = await withDeadline(deadlines.d1ReadAll, 'd1.performance', writing)
  await appendAuditEntry(ctx.primary, {
    ...actor,
    action: 'performance.exported',
    after: { days: period },
  })
  const t = translators[locale]
  const heads = columns[table].map((name) => t(`deskPerformance.csv.columns.${name}`))
  const name = `performance-${table}-${period}-days-${riyadhDate(ctx.now)}`
  return respondStaffCsv(request, name, [heads, ...rows])
}

export const performanceHandler: StaffHandler = { load: loadPerformance, csv: exportTable }
