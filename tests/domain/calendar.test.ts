import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  isCalendarDay,
  nextOccasion,
  riyadhDate,
  startOfRiyadhDay,
  type YearlyOccasion,
} from '#domain/calendar'

const nationalDay: YearlyOccasion = { day: '09-23', number: 95, mode: 'fixed' }
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
    ['the day before', '2026-09-22T23:59:59+03:00', '2026-09-23', 1],
    ['its first moment', '2026-09-23T00:00:00+03:00', '2026-09-23', 0],
    ['its last moment', '2026-09-23T23:59:59+03:00', '2026-09-23', 0],
    ['the day after', '2026-09-24T00:00:00+03:00', '2027-09-23', 364],
    ['the last day of a year', '2026-12-31T23:59:59+03:00', '2027-09-23', 266],
  ])('is never one that has passed: %s', (_, now, date, days) => {
    const next = nextOccasion(nationalDay, at(now))
    expect(next).toEqual({ date, days, number: 95, until: `${date}T00:00:00+03:00` })
  })

  it('is numbered by its year in automatic mode', () => {
    const automatic: YearlyOccasion = { ...nationalDay, mode: 'automatic' }
    expect(nextOccasion(automatic, at('2025-09-23T12:00:00+03:00')).number).toBe(95)
    expect(nextOccasion(automatic, at('2026-11-20T12:00:00+03:00')).number).toBe(97)
  })
})
