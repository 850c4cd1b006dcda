import { describe, expect, it } from 'vitest'
import { progressOf } from '#client/pages/help/inquiry/status-card'
import type { Status } from '#domain/tickets/status'

const date = { iso: '2026-11-18', gregorian: '18 November 2026', hijri: '8 Jumada II 1448 AH' }

/** Steps of a ticket with this status history, oldest first: done, [current], (next). */
function drawn(...way: Status[]): string {
  const events = way
    .map((status, at) => ({
      sequence: at + 1,
      status,
      date,
      time: '10:42',
      note: null,
      isReopened: false,
      replacedOn: null,
      files: null,
      amendments: [],
    }))
    .reverse()
  const status = way.at(-1) ?? 'received'
  const marks = { done: ['', ''], now: ['[', ']'], next: ['(', ')'] } as const
  return progressOf({ status, events })
    .map((step) => marks[step.state][0] + step.status + marks[step.state][1])
    .join(' ')
}

describe('progress of a request', () => {
  it.each<[string, Status[]]>([
    ['[received] (in_review) (answered) (closed)', ['received']],
    ['received [in_review] (answered) (closed)', ['received', 'in_review']],
    ['received in_review [answered] (closed)', ['received', 'in_review', 'answered']],
    ['received in_review answered [closed]', ['received', 'in_review', 'answered', 'closed']],
  ])('shows the straight way as %s', (steps, way) => {
    expect(drawn(...way)).toBe(steps)
  })

  it.each<Status>(['needs_information', 'referred'])('sets %s in after the review', (status) => {
    expect(drawn('received', 'in_review', status)).toBe(
      `received in_review [${status}] (answered) (closed)`,
    )
  })

  it('forgets a wait that is over', () => {
    expect(drawn('received', 'in_review', 'needs_information', 'in_review')).toBe(
      'received [in_review] (answered) (closed)',
    )
  })

  it.each<Status>(['rejected', 'duplicate', 'withdrawn'])(
    'shows of a request that is %s only what was done and its end',
    (end) => {
      expect(drawn('received', end)).toBe(`received [${end}]`)
      expect(drawn('received', 'in_review', 'referred', end)).toBe(`received in_review [${end}]`)
    },
  )
})
