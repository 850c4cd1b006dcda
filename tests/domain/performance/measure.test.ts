import { describe, expect, it } from 'vitest'
import { createDayCounter, numberOfDay } from '#domain/performance/day-counter'
import { type Counts, measure, rangesOf } from '#domain/performance/measure'
import type { FigureName } from '#domain/staff/performance'

/** A Thursday. */
const today = numberOfDay('2026-11-26')
const counter = createDayCounter(today - 200, today, new Set())
const answer = { actor: 'a', waits: null }

const counts: Counts = {
  received: [
    { day: today, total: 3 },
    { day: today - 6, total: 4 },
    // In the seven days before.
    { day: today - 7, total: 5 },
    { day: today - 14, total: 90 },
  ],
  firstReplies: [{ ...answer, received: today - 2, replied: today - 1, total: 1 }],
  answers: [
    { ...answer, received: today - 1, replied: today, total: 3 },
    { ...answer, actor: 'b', received: today - 10, replied: today - 1, total: 1 },
    { ...answer, received: today - 9, replied: today - 8, total: 2 },
  ],
  ended: [{ from: today - 11, to: today - 1, total: 1 }],
  due: [{ due: today - 1, total: 2 }],
  load: [
    { assignee: null, open: 9, overdue: 2 },
    { assignee: 'b', open: 4, overdue: 0 },
  ],
  openChange: -4,
  officers: ['a', 'c'],
}
const measured = measure(counts, { period: 7, today, counter })
const figureOf = (name: FigureName) => {
  const { value, former } = measured.figures.find((one) => one.name === name) ?? {}
  return [value, former]
}

describe('a measured period', () => {
  it.each([
    ['received', [7, 5]],
    ['answered', [4, 2]],
    ['within', [75, 100]],
    ['firstMedian', [1, null]],
    ['answerMedian', [1, 1]],
    ['answerNinth', [7, 1]],
    // 13 open now, 7 received and 4 closed since.
    ['open', [13, 10]],
    ['overdue', [2, 1]],
  ] as const)('has %s with the number before', (name, expected) => {
    expect(figureOf(name)).toEqual(expected)
  })

  it('has officers by their open tickets, and nobody last', () => {
    expect(measured.officers).toEqual([
      { id: 'b', open: 4, overdue: 0, answered: 1, median: 7 },
      { id: 'a', open: 0, overdue: 0, answered: 3, median: 1 },
      { id: 'c', open: 0, overdue: 0, answered: 0, median: null },
      { id: null, open: 9, overdue: 2, answered: 0, median: null },
    ])
  })

  it('has every day, the newest first', () => {
    expect(measured.days.map(({ received }) => received)).toEqual([3, 0, 0, 0, 0, 0, 4])
    expect(measured.days[1]).toEqual({
      day: '2026-11-25',
      isWorking: true,
      received: 0,
      answered: 1,
      within: 0,
      overdue: 0,
    })
    expect(measured.days.map(({ isWorking }) => isWorking)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('has twelve weeks, with gaps where nothing was answered', () => {
    expect(measured.weeks).toHaveLength(12)
    expect(measured.weeks.at(-1)).toEqual({ start: '2026-11-22', median: 1, ninth: 7, total: 4 })
    expect(measured.weeks[0]).toMatchObject({ median: null, ninth: null, total: 0 })
  })

  it('reads no more days than it needs', () => {
    expect(rangesOf(365, today).since).toBe(today - 729)
    expect(rangesOf(7, today).since).toBe(numberOfDay('2026-09-06'))
  })
})
