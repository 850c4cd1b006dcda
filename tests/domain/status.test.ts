import { describe, expect, it } from 'vitest'
import { arForms } from '#domain/messages/ar-forms'
import { enForms } from '#domain/messages/en-forms'
import { canMove, isOpen, type Status, stages, statuses } from '#domain/status'

const allowed: Record<Status, Status[]> = {
  received: ['in_review', 'rejected', 'duplicate', 'withdrawn'],
  in_review: ['needs_information', 'referred', 'answered', 'rejected', 'duplicate', 'withdrawn'],
  needs_information: ['in_review', 'rejected', 'duplicate', 'withdrawn'],
  referred: ['in_review', 'answered', 'rejected', 'duplicate', 'withdrawn'],
  answered: ['in_review', 'closed'],
  closed: ['in_review'],
  rejected: [],
  duplicate: [],
  withdrawn: ['in_review'],
}
const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })))

describe('a request', () => {
  it.each(pairs)('moves from $from to $to only where that is allowed', ({ from, to }) => {
    expect(canMove(from, to)).toBe(allowed[from].includes(to))
  })

  it('is open until it is answered or ended', () => {
    expect(statuses.filter(isOpen)).toEqual([
      'received',
      'in_review',
      'needs_information',
      'referred',
    ])
  })

  it('can go its straight way from stage to stage', () => {
    const steps = stages.slice(1).map((to, index) => canMove(stages[index] ?? 'closed', to))
    expect(steps).toEqual([true, true, true])
  })

  it('reaches every status from the first one', () => {
    const reached = new Set<Status>(['received'])
    for (const from of reached) for (const to of allowed[from]) reached.add(to)
    expect(reached).toEqual(new Set(statuses))
  })
})

describe('every status', () => {
  it.each([
    ['ar', arForms.status],
    ['en', enForms.status],
  ])('has its name and its meaning (%s)', (_, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual([...statuses].toSorted())
    const titles = Object.values(messages).map(({ title }) => title)
    expect(new Set(titles).size).toBe(statuses.length)
  })
})
