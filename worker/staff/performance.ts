import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import type { Database } from '#db/client'
import {
  countActiveSpans,
  countAnswers,
  countFirstReplies,
  countOpenChange,
  countReceived,
} from '#db/performance/count-events'
import { countDue, countKinds, countLoad, listOverdue } from '#db/performance/count-load'
import { findStaff, listOfficers } from '#db/staff/staff'
import { countResolutions } from '#db/tickets/resolutions'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { createFormat, type Format } from '#domain/dates/format'
import { createDayCounter, dayOfNumber, numberOfDay } from '#domain/performance/day-counter'
import { measure, rangesOf } from '#domain/performance/measure'
import {
  type Measures,
  type PerformancePage,
  type PerformancePeriod,
  type PerformanceTable,
  readPerformancePeriod,
  readTable,
} from '#domain/staff/performance'
import type { StaffPage } from '#domain/staff/staff-page'
import { loadFormOptions } from '../pages/form-options'
import { cachedSite } from '../pages/load-page'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import { dueStateOf, loadHolidays } from './due-state'
import { respondStaffCsv } from './respond-csv'
import type { StaffHandler, StaffRequest } from './staff-handler'
import { staffName } from './staff-name'

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
  const [kinds, resolutions, { kindNames }] = await Promise.all([
    countKinds(ctx.primary, { since, today }),
    countResolutions(ctx.primary, since),
    loadFormOptions(ctx, locale),
  ])
  return kinds.map(({ kind, received, answered, open, overdue }) => {
    const said = resolutions.find((one) => one.kind === kind)
    const { solved = 0, unsolved = 0 } = said ?? {}
    return [kindNames[kind] ?? kind, received, answered, open, overdue, solved, unsolved]
  })
}

const tables = { days: writeDays, officers: writeOfficers, kinds: writeKinds }

const columns = {
  days: ['day', 'dayKind', 'received', 'answered', 'within', 'overdueAtEnd'],
  officers: ['officer', 'open', 'overdue', 'answered', 'median'],
  kinds: ['kind', 'received', 'answered', 'open', 'overdue', 'solved', 'unsolved'],
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

const daysShown = 31
const overdueShown = 50

interface Presenter {
  format: Format
  period: PerformancePeriod
  today: string
  nameOf: (id: string | null) => string | null
}

/** Measures with days and names in words. */
function presentMeasures(
  measures: Measures,
  { format, period, today, nameOf }: Presenter,
): Omit<PerformancePage, 'overdue' | 'resolutions'> {
  const dayText = (day: string) => format.date(day).gregorian
  const weekdayText = (day: string) => {
    const { weekday, date } = format.weekday(day)
    return `${weekday} ${date}`
  }
  const days = measures.days.filter(
    ({ isWorking, received, answered }) => isWorking || received + answered > 0,
  )
  return {
    ...measures,
    period,
    from: dayText(addDays(today, 1 - period)),
    to: dayText(today),
    weeks: measures.weeks.map((week) => ({ ...week, label: format.weekday(week.start).date })),
    officers: measures.officers.map((one) => ({ ...one, name: nameOf(one.id) })),
    days: days.slice(0, daysShown).map((one) => ({ ...one, label: weekdayText(one.day) })),
    hasMoreDays: days.length > daysShown,
  }
}

async function readPerformance(request: StaffRequest): Promise<PerformancePage> {
  const { ctx, locale, query } = request
  const { primary, now } = ctx
  const keyring = await dataKeyringOf(ctx)
  const [holidays, officers, options, site] = await Promise.all([
    loadHolidays(ctx.db, now),
    listOfficers(primary, keyring, now),
    loadFormOptions(ctx, locale),
    cachedSite(ctx, locale),
  ])
  const today = riyadhDate(now)
  const period = readPerformancePeriod(query.get('period'))
  const ids = officers.map(({ id }) => id)
  const [measures, overdue, resolutions] = await Promise.all([
    measurePerformance(primary, { period, now, holidays, officers: ids }),
    listOverdue(primary, today, overdueShown),
    countResolutions(primary, startOfRiyadhDay(addDays(today, 1 - period))),
  ])
  const named = [...measures.officers.map(({ id }) => id), ...overdue.map((one) => one.assignee)]
  const members = await findStaff(
    primary,
    keyring,
    named.filter((id) => id !== null),
  )
  const nameOf = (id: string | null) => id && staffName(members, id, locale)
  const format = createFormat({ locale, digits: site.digits })
  return {
    ...presentMeasures(measures, { format, period, today, nameOf }),
    resolutions: resolutions.map((one) => ({
      ...one,
      kind: options.kindNames[one.kind] ?? one.kind,
    })),
    overdue: overdue.map((ticket) => ({
      reference: ticket.outboxReference ?? ticket.reference,
      kind: options.kindNames[ticket.kind] ?? ticket.kind,
      due: dueStateOf(ticket, today, holidays),
      assignee: nameOf(ticket.assignee),
    })),
  }
}

async function loadPerformance(request: StaffRequest): Promise<StaffPage> {
  const reading = readPerformance(request)
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.performance', reading)
  return { page: 'performance', title: translators[request.locale]('deskPerformance.title'), data }
}

interface MeasureOptions {
  period: PerformancePeriod
  now: number
  holidays: ReadonlySet<string>
  /** Ids of those who may answer. */
  officers: string[]
}

const startOf = (day: number) => startOfRiyadhDay(dayOfNumber(day))

/** Measures a period from counts alone: nothing of a sender is read. */
async function measurePerformance(
  db: Database,
  { period, now, holidays, officers }: MeasureOptions,
): Promise<Measures> {
  const today = riyadhDate(now)
  const last = numberOfDay(today)
  const { since, current } = rangesOf(period, last)
  const from = startOf(since)
  const [received, firstReplies, answers, ended, openChange, due, load] = await Promise.all([
    countReceived(db, from),
    countFirstReplies(db, from),
    countAnswers(db, from),
    countActiveSpans(db, from),
    countOpenChange(db, startOf(current.first)),
    countDue(db),
    countLoad(db, today),
  ])
  const days = [...answers, ...firstReplies].map((one) => one.received)
  // Not Math.min(...days): a busy year has more groups than a call may have arguments.
  const first = [...days, ...ended.map((one) => one.from)].reduce(
    (least, day) => Math.min(least, day),
    since,
  )
  const counter = createDayCounter(first, last, holidays)
  const groups = due.map((one) => ({ due: numberOfDay(one.due), total: one.total }))
  return measure(
    { received, firstReplies, answers, ended, due: groups, load, openChange, officers },
    { period, today: last, counter },
  )
}
