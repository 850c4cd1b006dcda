import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { riyadhDate, workingDaysBetween } from '#domain/dates/calendar'
import { arTickets } from '#domain/messages/ar/tickets'
import { enTickets } from '#domain/messages/en/tickets'
import {
  actionStatus,
  actionsOf,
  canOperatorTransition,
  canTransition,
  dueAfter,
  isAwaitingReply,
  isOpen,
  lastDayToReopen,
  needsNote,
  needsReason,
  noteIn,
  type Status,
  stages,
  statuses,
  ticketActions,
} from '#domain/tickets/status'
import { runs } from '../../support/sample'

const allowed: Record<Status, Status[]> = {
  received: ['in_review', 'rejected', 'duplicate', 'withdrawn'],
  in_review: ['needs_information', 'referred', 'answered', 'rejected', 'duplicate', 'withdrawn'],
  needs_information: ['in_review', 'rejected', 'duplicate', 'withdrawn'],
  referred: ['in_review', 'answered', 'rejected', 'duplicate', 'withdrawn'],
  answered: ['in_review', 'closed'],
  closed: ['in_review'],
  rejected: [],
  duplicate: ['in_review'],
  withdrawn: ['in_review'],
}
const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })))

describe('a request', () => {
  it.each(pairs)('moves from $from to $to only where that is allowed', ({ from, to }) => {
    expect(canTransition(from, to)).toBe(allowed[from].includes(to))
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
    const steps = stages.slice(1).map((to, index) => canTransition(stages[index] ?? 'closed', to))
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
    ['ar', arTickets.status],
    ['en', enTickets.status],
  ])('has its name and its meaning (%s)', (_, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual([...statuses].toSorted())
    const titles = Object.values(messages).map(({ title }) => title)
    expect(new Set(titles).size).toBe(statuses.length)
  })
})

const day = 86_400_000
const at = Date.parse('2026-11-20T09:00:00+03:00')
const anyStatus = fc.constantFrom(...statuses)
const anyTime = fc.integer({ min: 0, max: 60 * day })

describe('who may move a request', () => {
  it('is its sender or an operator for every move, and both where information came in or an answer is to be corrected', () => {
    for (const { from, to } of pairs) {
      const bySender = actionsOf({ status: from, since: at }, at).some(
        (action) => actionStatus[action] === to,
      )
      const who = [bySender && 'sender', canOperatorTransition(from, to) && 'operator'].filter(
        Boolean,
      )
      const isBoth =
        ['needs_information', 'answered', 'closed'].includes(from) && to === 'in_review'
      expect([from, to, who.length]).toEqual([
        from,
        to,
        canTransition(from, to) ? (isBoth ? 2 : 1) : 0,
      ])
    }
  })

  it('is its sender alone for withdrawing and for reopening what was withdrawn', () => {
    expect(statuses.filter((from) => canOperatorTransition(from, 'withdrawn'))).toEqual([])
    expect(canOperatorTransition('withdrawn', 'in_review')).toBe(false)
  })
})

describe('what the sender of a request may do', () => {
  it('is never more than moves that a request may make', () => {
    fc.assert(
      fc.property(anyStatus, anyTime, (status, after) => {
        const actions = actionsOf({ status, since: at }, at + after)
        expect(actions.filter((action) => !canTransition(status, actionStatus[action]))).toEqual([])
      }),
      runs,
    )
  })

  it('is to reopen for thirty days, to the end of the last one in Riyadh', () => {
    fc.assert(
      fc.property(fc.constantFrom('answered', 'closed', 'withdrawn'), anyTime, (status, after) => {
        const now = at + after
        const isOffered = actionsOf({ status, since: at }, now).includes('reopen')
        return isOffered === riyadhDate(now) <= '2026-12-20'
      }),
      runs,
    )
    expect(lastDayToReopen(at)).toBe('2026-12-20')
    const isOffered = (now: string) =>
      actionsOf({ status: 'closed', since: at }, Date.parse(now)).includes('reopen')
    expect(isOffered('2026-12-20T00:00:00+03:00')).toBe(true)
    expect(isOffered('2026-12-20T23:59:59+03:00')).toBe(true)
    expect(isOffered('2026-12-21T00:00:00+03:00')).toBe(false)
  })

  it('is to withdraw what is open, however old, and to inform where that is asked for', () => {
    fc.assert(
      fc.property(anyStatus, anyTime, (status, after) => {
        const actions = actionsOf({ status, since: at }, at + after)
        expect(actions.includes('withdraw')).toBe(isOpen(status))
        expect(actions.includes('inform')).toBe(status === 'needs_information')
      }),
      runs,
    )
  })

  it('leads somewhere for every action', () => {
    for (const action of ticketActions) {
      const from = statuses.filter((status) =>
        actionsOf({ status, since: at }, at).includes(action),
      )
      expect(from.length).toBeGreaterThan(0)
    }
  })
})

describe('the day a reply is due', () => {
  const holidays = ['2026-11-24']

  it('stays as it was, unless the next step becomes ours again: then it is three working days on', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, anyTime, (from, to, after) => {
        const today = riyadhDate(at + after)
        const due = dueAfter({ from, to, dueOn: '2026-11-24' }, today, holidays)
        if (isAwaitingReply(from) || !isAwaitingReply(to)) expect(due).toBe('2026-11-24')
        else expect(workingDaysBetween(today, due ?? '', new Set(holidays))).toBe(3)
      }),
      runs,
    )
  })
})

describe('a note', () => {
  it('is needed to answer, ask, refer or refuse, and for nothing else', () => {
    const said = ['answered', 'needs_information', 'referred', 'rejected']
    expect(statuses.filter(needsNote).toSorted()).toEqual(said.toSorted())
  })

  it('is not needed to reopen or to return what a team has, which need a reason among staff, as nothing else does', () => {
    const reasoned = pairs
      .filter(({ from, to }) => canTransition(from, to))
      .filter((one) => needsReason(one))
    expect(reasoned.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'answered in_review',
      'closed in_review',
      'duplicate in_review',
      'withdrawn in_review',
    ])
    const returned = pairs.filter((one) => needsReason(one, 'a-team') && !needsReason(one))
    expect(returned).toEqual([{ from: 'referred', to: 'in_review' }])
  })

  it('is read in the language of the page, else in the other one', () => {
    const both = { noteAr: 'ملاحظة', noteEn: 'A note' }
    expect(noteIn(both, 'ar')).toEqual({ text: 'ملاحظة', locale: 'ar' })
    expect(noteIn(both, 'en')).toEqual({ text: 'A note', locale: 'en' })
    expect(noteIn({ ...both, noteEn: null }, 'en')).toEqual({ text: 'ملاحظة', locale: 'ar' })
    expect(noteIn({ noteAr: null, noteEn: 'A note' }, 'ar')).toEqual({
      text: 'A note',
      locale: 'en',
    })
    expect(noteIn({ noteAr: null, noteEn: null }, 'ar')).toBeNull()
  })
})
