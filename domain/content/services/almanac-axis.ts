import { addDays, clampedDay, daysBetween, splitDay } from '../../dates/calendar'
import type { AgreementTerm } from './joining-windows'

/** First and last day of a time axis, `YYYY-MM-DD`, both inclusive. */
export interface AlmanacAxis {
  from: string
  to: string
}

type Term = Pick<AgreementTerm, 'start' | 'end'>

/** Axis of several terms: from the quarter of the first day to the half-year of the last. */
export function findAxis(terms: readonly Term[]): AlmanacAxis {
  const first = terms.map(({ start }) => start).toSorted()[0] ?? ''
  const last =
    terms
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? ''
  const [startYear, startMonth] = splitDay(first)
  const [endYear, endMonth] = splitDay(last)
  return {
    from: clampedDay(startYear, startMonth - ((startMonth - 1) % 3), 1),
    to: clampedDay(endYear, endMonth <= 6 ? 7 : 13, 0),
  }
}

/** Place of the beginning of a day in per cent of the axis, from its start edge. */
export function placeDay({ from, to }: AlmanacAxis, day: string): number {
  const share = daysBetween(from, day) / daysBetween(from, addDays(to, 1))
  return Math.round(share * 10_000) / 100
}

/** First days of the years that begin on the axis. */
export function listYearStarts({ from, to }: AlmanacAxis): string[] {
  const [first, last] = [splitDay(from)[0], splitDay(to)[0]]
  return Array.from({ length: last - first + 1 }, (_, at) => `${first + at}-01-01`).filter(
    (day) => day >= from,
  )
}
