import { expect, it } from 'vitest'
import { findAxis, listYearStarts, placeDay } from '#domain/content/services/almanac-axis'

const terms = [
  { start: '2025-05-16', end: '2029-05-15' },
  { start: '2024-11-04', end: '2026-11-03' },
  { start: '2026-02-01', end: '2030-01-31' },
]

it('an axis runs from the quarter of the first day to the half-year of the last', () => {
  expect(findAxis(terms)).toEqual({ from: '2024-10-01', to: '2030-06-30' })
  expect(findAxis([{ start: '2025-01-01', end: '2027-07-01' }])).toEqual({
    from: '2025-01-01',
    to: '2027-12-31',
  })
})

it('days lie on it in proportion, from the beginning of its first to the end of its last', () => {
  const axis = { from: '2025-01-01', to: '2026-12-31' }
  expect(placeDay(axis, '2025-01-01')).toBe(0)
  expect(placeDay(axis, '2026-01-01')).toBe(50)
  expect(placeDay(axis, '2027-01-01')).toBe(100)
})

it('the years that begin on it are its ticks', () => {
  expect(listYearStarts({ from: '2024-10-01', to: '2027-06-30' })).toEqual([
    '2025-01-01',
    '2026-01-01',
    '2027-01-01',
  ])
  expect(listYearStarts({ from: '2025-01-01', to: '2025-06-30' })).toEqual(['2025-01-01'])
})
