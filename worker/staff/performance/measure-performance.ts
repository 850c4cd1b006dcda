import type { Database } from '#db/client'
import {
  countActiveSpans,
  countAnswers,
  countFirstReplies,
  countOpenChange,
  countReceived,
} from '#db/performance/count-events'
import { countDue, countLoad } from '#db/performance/count-load'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { createDayCounter, dayOfNumber, numberOfDay } from '#domain/performance/day-counter'
import { measure, rangesOf } from '#domain/performance/measure'
import type { Measures, PerformancePeriod } from '#domain/staff/performance'

interface MeasureOptions {
  period: PerformancePeriod
  now: number
  holidays: ReadonlySet<string>
  /** Ids of those who may answer. */
  officers: string[]
}

const startOf = (day: number) => startOfRiyadhDay(dayOfNumber(day))

/** Measures a period from counts alone: nothing of a sender is read. */
export async function measurePerformance(
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
