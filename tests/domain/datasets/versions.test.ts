import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRows, isUnchanged } from '#domain/datasets/compare-rows'
import { nextPeriodStart, periodStart } from '#domain/datasets/periods'
import { fewestPeople, isWithheld, withholdParts } from '#domain/datasets/withhold'
import { runs } from '../../support/sample'

const row = (month: string, count: number) => ({ month, count })

describe('two versions of rows', () => {
  it('differ by rows that were added, removed and changed', () => {
    const former = [row('2026-01', 1), row('2026-02', 2), row('2026-03', 3)]
    const rows = [row('2026-02', 2), row('2026-03', 4), row('2026-04', 5), row('2026-05', 6)]
    expect(compareRows(former, rows, ['month'])).toEqual({ added: 2, removed: 1, changed: 1 })
  })

  it('are the same in whatever order their rows and columns are', () => {
    const former = [row('2026-01', 1), row('2026-02', 2)]
    const rows = [
      { count: 2, month: '2026-02' },
      { count: 1, month: '2026-01' },
    ]
    expect(isUnchanged(compareRows(former, rows, ['month']))).toBe(true)
  })
})

describe('the period of a version', () => {
  it.each([
    ['weekly', '2026-11-25', '2026-11-22', '2026-11-29'],
    ['weekly', '2026-11-22', '2026-11-22', '2026-11-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2027-01-01'],
    ['quarterly', '2026-11-25', '2026-10-01', '2027-01-01'],
    ['biannual', '2026-06-30', '2026-01-01', '2026-07-01'],
    ['annual', '2026-01-01', '2026-01-01', '2027-01-01'],
  ] as const)('%s, of %s begins on %s and ends before %s', (frequency, day, start, next) => {
    expect(periodStart(frequency, day)).toBe(start)
    expect(nextPeriodStart(frequency, day)).toBe(next)
  })

  it('holds its day, whatever the day', () => {
    const frequency = fc.constantFrom('weekly', 'monthly', 'quarterly', 'biannual', 'annual')
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(frequency, day, (often, one) => {
        expect(periodStart(often, one) <= one && one < nextPeriodStart(often, one)).toBe(true)
      }),
      runs,
    )
  })
})

describe('a number of people', () => {
  it('is withheld from one to four', () => {
    expect([0, 1, 4, 5, 100].map(isWithheld)).toEqual([false, true, true, false, false])
  })

  it.each([
    [[3, 40, 60], [true, true, false], false],
    [[3, 2, 40], [true, true, false], false],
    [[1, 1, 40], [true, true, true], false],
    [[4, 4, 9, 40], [true, true, true, false], false],
    [[2, 1], [true, true], true],
    [[40, 60], [false, false], false],
    [[9], [false], false],
    [[3], [true], true],
  ])('of %j withholds %j, the total: %s', (counts, parts, isTotalWithheld) => {
    expect(withholdParts(counts)).toEqual({ parts, isTotalWithheld })
  })

  it('cannot be computed from the total and the other parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 7 }),
        (counts) => {
          const { parts, isTotalWithheld } = withholdParts(counts)
          expect(counts.filter((count, at) => isWithheld(count) && !parts[at])).toEqual([])
          if (isTotalWithheld) return
          const hidden = counts.filter((_, at) => parts[at])
          const small = hidden.filter((count) => count < fewestPeople)
          if (small.length === 0) return
          // Another value of each small number fits the same sum.
          const sum = hidden.reduce((all, one) => all + one, 0)
          const large = hidden.length - small.length
          const fits = (value: number) => {
            const rest = sum - value
            const [least, most] = [
              hidden.length - 1,
              large > 0 ? Infinity : (hidden.length - 1) * 4,
            ]
            return rest >= least && rest <= most
          }
          expect([1, 2, 3, 4].filter(fits).length).toBeGreaterThan(1)
        },
      ),
      runs,
    )
  })
})
