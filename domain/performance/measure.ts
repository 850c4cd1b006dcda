import type {
  DayCounts,
  FigureName,
  KeyFigure,
  Measures,
  OfficerLoad,
  PerformancePeriod,
  WeekTimes,
} from '../staff/performance'
import { type DayCounter, dayOfNumber, startOfWeek } from './day-counter'
import {
  countByDuration,
  countWithin,
  lowerMedian,
  nineOfTen,
  type Reply,
  type ReplyGroup,
  timeReplies,
  totalOf,
} from './reply-times'

const weeksAtLeast = 12

/** Counts of events and tickets, from the first day that is needed on. */
export interface Counts {
  received: { day: number; total: number }[]
  firstReplies: ReplyGroup[]
  answers: ReplyGroup[]
  ended: ActiveSpan[]
  due: DueGroup[]
  load: { assignee: string | null; open: number; overdue: number }[]
  /** Change of the number of open tickets in the period, without those received. */
  openChange: number
  /** Ids of those who may answer. */
  officers: string[]
}

interface Range {
  /** Numbers of days, both included. */
  first: number
  last: number
}

/** The days of a period that ends today, of the one before, and the first day that is read. */
export function rangesOf(period: PerformancePeriod, today: number) {
  const current = { first: today - period + 1, last: today }
  const former = { first: current.first - period, last: current.first - 1 }
  const weeks = Math.max(weeksAtLeast, Math.ceil(period / 7))
  const firstWeek = startOfWeek(today) - (weeks - 1) * 7
  return { current, former, firstWeek, since: Math.min(former.first, firstWeek) }
}

function isIn<T extends { day: number }>({ first, last }: Range) {
  return ({ day }: T) => day >= first && day <= last
}

function share(replies: readonly Reply[]): number | null {
  const all = totalOf(replies)
  return all === 0 ? null : Math.round((countWithin(replies) / all) * 100)
}

function measureWeeks(answers: readonly Reply[], firstWeek: number, today: number): WeekTimes[] {
  const weeks = Array.from(
    { length: Math.floor((today - firstWeek) / 7) + 1 },
    (_, at) => firstWeek + at * 7,
  )
  return weeks.map((first) => {
    const ofWeek = answers.filter(isIn({ first, last: first + 6 }))
    const times = { median: lowerMedian(ofWeek), ninth: nineOfTen(ofWeek) }
    return { start: dayOfNumber(first), ...times, total: totalOf(ofWeek) }
  })
}

function measureOfficers({ load, officers }: Counts, answers: readonly Reply[]): OfficerLoad[] {
  const ids = [...load.map(({ assignee }) => assignee), ...answers.map(({ actor }) => actor)]
  const all = new Set([...officers, ...ids])
  return [...all]
    .map((id) => {
      const { open = 0, overdue = 0 } = load.find(({ assignee }) => assignee === id) ?? {}
      const own = answers.filter(({ actor }) => actor === id)
      return { id, open, overdue, answered: totalOf(own), median: lowerMedian(own) }
    })
    .filter(({ id, open, answered }) => id !== null || open + answered > 0)
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null) || b.open - a.open)
}

function measureDays(
  { received }: Counts,
  answers: readonly Reply[],
  overdue: readonly number[],
  { current, former, counter }: { current: Range; former: Range; counter: DayCounter },
): DayCounts[] {
  const days = Array.from(
    { length: current.last - current.first + 1 },
    (_, at) => current.last - at,
  )
  return days.map((number) => {
    const replies = answers.filter(({ day }) => day === number)
    return {
      day: dayOfNumber(number),
      isWorking: counter.isWorking(number),
      received: totalOf(received.filter(({ day }) => day === number)),
      answered: totalOf(replies),
      within: countWithin(replies),
      overdue: overdue[number - former.first] ?? 0,
    }
  })
}

/** Measures a period that ends today, a number of a day, and compares it with the one before. */
export function measure(
  counts: Counts,
  { period, today, counter }: { period: PerformancePeriod; today: number; counter: DayCounter },
): Measures {
  const { current, former, firstWeek } = rangesOf(period, today)
  const answers = timeReplies(counts.answers, counter)
  const firstReplies = timeReplies(counts.firstReplies, counter)
  const range = { first: former.first, last: current.last }
  const overdue = countOverdue({ ended: counts.ended, open: counts.due }, range, counter)
  const open = totalOf(counts.load.map((one) => ({ total: one.open })))
  const received = totalOf(counts.received.filter(isIn(current)))
  const answersNow = answers.filter(isIn(current))
  const of = (name: FigureName, value: (range: Range) => number | null): KeyFigure => ({
    name,
    value: value(current),
    former: value(former),
  })
  return {
    figures: [
      of('received', (days) => totalOf(counts.received.filter(isIn(days)))),
      of('answered', (days) => totalOf(answers.filter(isIn(days)))),
      of('within', (days) => share(answers.filter(isIn(days)))),
      of('firstMedian', (days) => lowerMedian(firstReplies.filter(isIn(days)))),
      of('firstNinth', (days) => nineOfTen(firstReplies.filter(isIn(days)))),
      of('answerMedian', (days) => lowerMedian(answers.filter(isIn(days)))),
      of('answerNinth', (days) => nineOfTen(answers.filter(isIn(days)))),
      { name: 'open', value: open, former: Math.max(0, open - received - counts.openChange) },
      of('overdue', ({ last }) => overdue[last - former.first] ?? 0),
    ],
    durations: countByDuration(answersNow),
    weeks: measureWeeks(answers, firstWeek, today),
    officers: measureOfficers(counts, answersNow),
    days: measureDays(counts, answers, overdue, { current, former, counter }),
  }
}

/** Tickets that the authority had to act on from one day to another; days are numbers. */
export interface ActiveSpan {
  from: number
  /** Day of the reply, or of another end. */
  to: number
  total: number
}

/** Tickets that it has to act on now, by the day a reply is due. */
interface DueGroup {
  due: number
  total: number
}

/** Numbers of overdue tickets at the end of each day from `first` to `last`. */
export function countOverdue(
  { ended, open }: { ended: readonly ActiveSpan[]; open: readonly DueGroup[] },
  { first, last }: { first: number; last: number },
  counter: DayCounter,
): number[] {
  const changes = new Array<number>(last - first + 2).fill(0)
  const add = (from: number, before: number, total: number) => {
    const [start, end] = [Math.max(from, first) - first, Math.min(before, last + 1) - first]
    if (start >= end) return
    changes[start] = (changes[start] ?? 0) + total
    changes[end] = (changes[end] ?? 0) - total
  }
  for (const { from, to, total } of ended) add(counter.dueAfter(from) + 1, to, total)
  for (const { due, total } of open) add(due + 1, last + 1, total)
  let overdue = 0
  return changes.slice(0, -1).map((change) => {
    overdue += change
    return overdue
  })
}
