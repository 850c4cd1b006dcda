import { appendAuditEntry } from '#db/audit/insert-entry'
import { riyadhDate } from '#domain/dates/calendar'
import { readPeriod } from '#domain/staff/performance'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { loadHolidays } from '../load-holidays'
import { respondStaffCsv } from '../respond-csv'
import type { StaffHandler } from '../staff-handler'
import type { StaffRequest } from '../staff-request'
import { loadPerformance } from './load-performance'
import { measurePerformance } from './measure-performance'

const columns = ['day', 'working_day', 'received', 'answered', 'answered_in_time', 'overdue']

/** The table of days, of the whole period. */
async function exportDays(request: StaffRequest): Promise<Response> {
  const { ctx, query, actor } = request
  const { primary, now } = ctx
  const period = readPeriod(query.get('period'))
  const holidays = await loadHolidays(ctx.db, now)
  const measuring = measurePerformance(primary, { period, now, holidays, officers: [] })
  const { days } = await withDeadline(deadlines.d1ReadAll, 'd1.performance', measuring)
  await appendAuditEntry(primary, {
    ...actor,
    action: 'performance.exported',
    after: { days: period },
  })
  const rows = days.map((one) => {
    const { day, isWorking, received, answered, within, overdue } = one
    return [day, isWorking, received, answered, within, overdue]
  })
  return respondStaffCsv(request, `performance-${period}-days-${riyadhDate(now)}`, [
    columns,
    ...rows,
  ])
}

export const performanceHandler: StaffHandler = { load: loadPerformance, csv: exportDays }
