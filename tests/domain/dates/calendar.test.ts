import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addWorkingDays,
  countDays,
  daysBetween,
  isCalendarDay,
  monthsBetween,
  nextOccasion,
  riyadhDate,
  startOfRiyadhDay,
  type YearlyOccasion,
} from '#domain/dates/calendar'
import { runs } from '../../support/sample'

const nationalDay: YearlyOccasion = { day: '09-23', number: null }
const at = (iso: string) => Date.parse(iso)

describe('a day in Riyadh', () => {
  it('begins at 21:00 UTC of the day before', () => {
    expect(riyadhDate(at('2026-09-22T20:59:59.999Z'))).toBe('2026-09-22')
    expect(riyadhDate(at('2026-09-22T21:00:00Z'))).toBe('2026-09-23')
    expect(startOfRiyadhDay('2026-09-23')).toBe(at('2026-09-22T21:00:00Z'))
  })

  it('is known from what is no day', () => {
    expect(['2026-02-28', '2028-02-29'].map(isCalendarDay)).toEqual([true, true])
    expect(['2026-02-30', '2027-02-29', '2026-13-01', 'today', ''].map(isCalendarDay)).toEqual(
      Array(5).fill(false),
    )
  })

  it('is counted across months and years', () => {
    expect(daysBetween('2026-11-20', '2027-09-23')).toBe(307)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  })
})

describe('the next national day', () => {
  it.each([
    ['the 95th', '2025-09-23T12:00:00+03:00', '2025-09-23', 0, 95],
    ['the day before', '2026-09-22T23:59:59+03:00', '2026-09-23', 1, 96],
    ['its first moment', '2026-09-23T00:00:00+03:00', '2026-09-23', 0, 96],
    ['its last moment', '2026-09-23T23:59:59+03:00', '2026-09-23', 0, 96],
    ['the day after', '2026-09-24T00:00:00+03:00', '2027-09-23', 364, 97],
    ['the last day of a year', '2026-12-31T23:59:59+03:00', '2027-09-23', 266, 97],
  ])('is never one that has passed, and numbered by its year: %s', (_, now, date, days, number) => {
    const next = nextOccasion(nationalDay, at(now))
    expect(next).toEqual({ date, days, number, until: `${date}T00:00:00+03:00` })
  })

  it('has the number its record fixes', () => {
    const fixed: YearlyOccasion = { ...nationalDay, number: 100 }
    expect(nextOccasion(fixed, at('2026-11-20T12:00:00+03:00')).number).toBe(100)
  })
})

describe('a working day', () => {
  const none = new Set<string>()
  /** 25 Ramadan to 5 Shawwal 1448. */
  const eid = new Set(Array.from({ length: 10 }, (_, after) => addDays('2027-03-04', after)))

  it.each([
    ['a Sunday', '2026-11-15', '2026-11-18'],
    ['a Monday', '2026-11-16', '2026-11-19'],
    ['a Tuesday', '2026-11-17', '2026-11-22'],
    ['a Wednesday', '2026-11-18', '2026-11-23'],
    ['a Thursday', '2026-11-19', '2026-11-24'],
    ['a Friday', '2026-11-20', '2026-11-24'],
    ['a Saturday', '2026-11-21', '2026-11-24'],
    ['the last days of a year', '2026-12-30', '2027-01-04'],
  ])('is counted from the day after receipt: %s', (_, from, due) => {
    expect(addWorkingDays(from, 3, none)).toBe(due)
  })

  it.each([
    ['the last working day before Eid', '2027-03-03', '2027-03-16'],
    ['two days before it', '2027-03-02', '2027-03-15'],
    ['the middle of it', '2027-03-09', '2027-03-16'],
    ['its last day', '2027-03-13', '2027-03-16'],
  ])('is none of a holiday: received on %s', (_, from, due) => {
    expect(addWorkingDays(from, 3, eid)).toBe(due)
  })

  it('is not lost to a holiday at the weekend', () => {
    expect(addWorkingDays('2028-09-20', 3, new Set(['2028-09-23']))).toBe('2028-09-25')
    expect(addWorkingDays('2028-09-20', 3, new Set(['2028-09-23', '2028-09-24']))).toBe(
      '2028-09-26',
    )
  })

  it('is the day of receipt itself when none is added', () => {
    expect(addWorkingDays('2026-11-20', 0, none)).toBe('2026-11-20')
  })

  it('is never at a weekend or on a holiday, and as many lie between as were asked for', () => {
    const days = fc.integer({ min: 0, max: 1_500 }).map((after) => addDays('2026-01-01', after))
    const holidays = fc.array(days, { maxLength: 80 }).map((some) => new Set(some))
    const worked = (day: string, free: ReadonlySet<string>) =>
      !free.has(day) && new Date(`${day}T12:00:00+03:00`).getUTCDay() < 5
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 15 }), holidays, (from, count, free) => {
        const due = addWorkingDays(from, count, free)
        const between = Array.from({ length: daysBetween(from, due) }, (_, after) =>
          addDays(from, after + 1),
        )
        expect(worked(due, free)).toBe(true)
        expect(between.filter((day) => worked(day, free))).toHaveLength(count)
      }),
      runs,
    )
  })
})

describe('the days up to a reply', () => {
  const holidays = new Set(['2026-09-23'])
  const parts = (from: string) => countDays(from, 3, holidays).map(({ date, part }) => [date, part])

  it('pass over weekends and holidays', () => {
    expect(parts('2026-11-19')).toEqual([
      ['2026-11-19', 'received'],
      ['2026-11-20', 'off'],
      ['2026-11-21', 'off'],
      ['2026-11-22', 'counted'],
      ['2026-11-23', 'counted'],
      ['2026-11-24', 'due'],
    ])
    expect(parts('2026-09-21').map(([, part]) => part)).toEqual([
      'received',
      'counted',
      'off',
      'counted',
      'off',
      'off',
      'due',
    ])
  })
})

describe('some months later', () => {
  it.each([
    ['the same day', '2026-05-16', 6, '2026-11-16'],
    ['into the next year', '2026-09-30', 6, '2027-03-30'],
    ['the end of a shorter month', '2025-08-31', 6, '2026-02-28'],
    ['the end of February in a leap year', '2027-08-31', 6, '2028-02-29'],
    ['a leap day in a year without one', '2024-02-29', 12, '2025-02-28'],
    ['a leap day four years on', '2024-02-29', 48, '2028-02-29'],
  ])('is %s', (_, day, count, later) => {
    expect(addMonths(day, count)).toBe(later)
  })
})

it.each([
  ['2026-01-31', '2026-02-01', 0],
  ['2024-12-22', '2025-05-04', 4],
  ['2024-11-17', '2026-01-11', 13],
  ['2025-02-23', '2026-08-30', 18],
  ['2026-05-01', '2026-05-31', 0],
])('from %s to %s are %i full months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})
