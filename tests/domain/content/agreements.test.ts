import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AgreementTerm,
  agreementStatus,
  joiningWindows,
  latestEnd,
  nextJoining,
} from '#domain/content/services/joining-windows'
import { addDays, daysBetween, isCalendarDay } from '#domain/dates/calendar'
import { runs } from '../../support/sample'

const open = (start: string, end: string): AgreementTerm => ({ type: 'open', start, end })
const opensOf = (term: AgreementTerm) => joiningWindows(term).map(({ opens }) => opens)

describe('the longest term', () => {
  it.each([
    ['open', '2025-05-16', '2029-05-15'],
    ['open', '2025-01-01', '2028-12-31'],
    ['open', '2024-03-01', '2028-02-29'],
    ['open', '2024-02-29', '2028-02-28'],
    ['closed', '2024-02-29', '2027-02-28'],
    ['closed', '2025-03-01', '2028-02-29'],
    ['closed', '2026-05-01', '2029-04-30'],
  ] as const)('of an %s agreement from %s ends on %s', (type, start, end) => {
    expect(latestEnd(type, start)).toBe(end)
  })
})

describe('joining windows', () => {
  it('open every six months after the start of an open agreement, for thirty days', () => {
    const windows = joiningWindows(open('2025-05-16', '2029-05-15'))
    expect(windows).toHaveLength(7)
    expect(windows[0]).toEqual({ opens: '2025-11-16', closes: '2025-12-15' })
    expect(windows.at(-1)).toEqual({ opens: '2028-11-16', closes: '2028-12-15' })
  })

  it('are counted from the start, so a short month moves none of the later ones', () => {
    expect(opensOf(open('2025-08-31', '2029-08-30'))).toEqual([
      '2026-02-28',
      '2026-08-31',
      '2027-02-28',
      '2027-08-31',
      '2028-02-29',
      '2028-08-31',
      '2029-02-28',
    ])
  })

  it('do not reach beyond the last day', () => {
    expect(joiningWindows(open('2026-01-01', '2026-07-10'))).toEqual([
      { opens: '2026-07-01', closes: '2026-07-10' },
    ])
    expect(joiningWindows(open('2026-01-01', '2026-06-30'))).toEqual([])
  })

  it('are none in a closed agreement', () => {
    expect(joiningWindows({ type: 'closed', start: '2025-01-10', end: '2028-01-09' })).toEqual([])
  })

  it('lie in order within any term, and none is longer than thirty days', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays('2000-01-01', after))
    fc.assert(
      fc.property(day, (start) => {
        const term = open(start, latestEnd('open', start))
        const windows = joiningWindows(term)
        expect(windows).toHaveLength(7)
        for (const { opens, closes } of windows) {
          expect(isCalendarDay(opens) && isCalendarDay(closes)).toBe(true)
          expect(start < opens && opens <= closes && closes <= term.end).toBe(true)
          expect(daysBetween(opens, closes)).toBeLessThan(30)
        }
        expect(opensOf(term)).toEqual(opensOf(term).toSorted())
      }),
      runs,
    )
  })
})

describe('an agreement on a day', () => {
  const term = open('2025-05-16', '2029-05-15')

  it.each([
    ['2025-05-15', 'upcoming', '2025-11-16'],
    ['2025-05-16', 'running', '2025-11-16'],
    ['2026-11-15', 'running', '2026-11-16'],
    ['2026-11-16', 'joining', '2026-11-16'],
    ['2026-12-15', 'joining', '2026-11-16'],
    ['2026-12-16', 'running', '2027-05-16'],
    ['2029-05-15', 'running', undefined],
    ['2029-05-16', 'ended', undefined],
  ])('%s is %s, and the window to name opens on %s', (today, status, opens) => {
    expect(agreementStatus(term, today)).toBe(status)
    expect(nextJoining(term, today)?.opens).toBe(opens)
  })

  it('is never joining when it is closed', () => {
    const closed = { type: 'closed', start: '2025-05-16', end: '2028-05-15' } as const
    expect(agreementStatus(closed, '2025-11-20')).toBe('running')
  })
})
