import { describe, expect, it } from 'vitest'
import { createDayCounter, numberOfDay, startOfWeek } from '#domain/performance/day-counter'
import { countOverdue } from '#domain/performance/measure'
import {
  countByDuration,
  countWithin,
  lowerMedian,
  nineOfTen,
  quantile,
  type Reply,
  timeReplies,
} from '#domain/performance/reply-times'

/** A Sunday. */
const sunday = numberOfDay('2026-11-01')
const [monday, tuesday, wednesday, thursday] = [1, 2, 3, 4].map((one) => sunday + one) as [
  number,
  number,
  number,
  number,
]
const friday = sunday + 5
const counter = createDayCounter(sunday, sunday + 60, new Set(['2026-11-10']))

const repliesOf = (...days: number[]): Reply[] =>
  days.map((one) => ({ day: sunday, days: one, actor: null, total: 1 }))
const group = { actor: null, waits: null, total: 1 }

describe('working days', () => {
  it.each([
    ['the same day', sunday, sunday, 0],
    ['the next day', sunday, monday, 1],
    ['over a weekend', thursday, sunday + 7, 1],
    ['from a day off', friday, sunday + 7, 1],
    ['to a day off', wednesday, friday, 1],
    ['over a holiday', sunday + 8, sunday + 10, 1],
    ['backwards', monday, sunday, 0],
  ])('are counted %s', (_, from, to, days) => {
    expect(counter.between(from, to)).toBe(days)
  })

  it('lead to the third one as the due day', () => {
    expect(counter.dueAfter(sunday)).toBe(wednesday)
    expect(counter.dueAfter(wednesday)).toBe(sunday + 8)
    // The holiday of Tuesday is in between.
    expect(counter.dueAfter(sunday + 7)).toBe(sunday + 11)
  })

  it('belong to a week that begins on Sunday', () => {
    expect([sunday - 1, sunday, friday + 1].map(startOfWeek)).toEqual([sunday - 7, sunday, sunday])
  })
})

describe('the time to a reply', () => {
  it('is that from receipt to reply', () => {
    const replies = timeReplies([{ ...group, received: sunday, replied: wednesday }], counter)
    expect(replies).toEqual([{ day: wednesday, days: 3, actor: null, total: 1 }])
  })

  it('leaves out the days in which the sender was waited for', () => {
    const waits = `${monday}:${wednesday},${thursday}:${sunday + 7}`
    const replies = timeReplies(
      [{ ...group, received: sunday, replied: sunday + 8, waits }],
      counter,
    )
    expect(replies[0]?.days).toBe(6 - 2 - 1)
  })

  it('is counted by its length, long ones together', () => {
    expect(countByDuration(repliesOf(0, 0, 3, 6, 40))).toEqual([2, 0, 0, 1, 0, 0, 2])
    expect(countWithin(repliesOf(0, 3, 4))).toBe(2)
  })
})

describe('a quantile', () => {
  it('is the least time within which so many replies were sent', () => {
    expect(lowerMedian(repliesOf(5, 1, 2))).toBe(2)
    expect(lowerMedian(repliesOf(1, 2, 3, 4))).toBe(2)
    expect(nineOfTen(repliesOf(9, 0, 1, 2, 3, 4, 5, 6, 7, 8))).toBe(8)
    expect(quantile(repliesOf(4, 7), 1)).toBe(7)
  })

  it('weighs groups by their number', () => {
    const groups = [
      { ...repliesOf(1)[0], total: 1 },
      { ...repliesOf(4)[0], total: 9 },
    ] as Reply[]
    expect([lowerMedian(groups), nineOfTen(groups), quantile(groups, 0.1)]).toEqual([4, 4, 1])
  })

  it('is not there without replies', () => {
    expect([lowerMedian([]), nineOfTen([])]).toEqual([null, null])
  })
})

describe('overdue tickets', () => {
  const range = { first: sunday, last: sunday + 9 }

  it('count from the day after the due one to the last day without a reply', () => {
    // Due on Wednesday, replied to on the Sunday after.
    const ended = [{ from: sunday, to: sunday + 7, total: 2 }]
    const counts = countOverdue({ ended, open: [] }, range, counter)
    expect(counts).toEqual([0, 0, 0, 0, 2, 2, 2, 0, 0, 0])
  })

  it('do not count if the reply came on the due day', () => {
    const ended = [{ from: sunday, to: wednesday, total: 1 }]
    expect(countOverdue({ ended, open: [] }, range, counter)).not.toContain(1)
  })

  it('count until today while they are open, also from before the period', () => {
    const open = [
      { due: tuesday, total: 1 },
      { due: sunday - 30, total: 4 },
      { due: sunday + 30, total: 8 },
    ]
    const counts = countOverdue({ ended: [], open }, range, counter)
    expect(counts).toEqual([4, 4, 4, 5, 5, 5, 5, 5, 5, 5])
  })
})
