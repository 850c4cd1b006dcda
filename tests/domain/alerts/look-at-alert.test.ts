import { describe, expect, it } from 'vitest'
import { type AlertRule, alertRules } from '#domain/alerts/alert-rules'
import { type AlertState, lookAtAlert, quietAlert, settleAlert } from '#domain/alerts/look-at-alert'

const minute = 60_000
const day = 1_440
const start = Date.parse('2026-11-28T09:00:00+03:00')

/** The mails of a rule that is looked at every minute, each with its minute. */
function mailsOf(
  rule: AlertRule,
  minutes: number,
  holdsAt: (at: number) => boolean,
  looksAt: (at: number) => boolean = () => true,
  isSentAt: (at: number) => boolean = () => true,
): string[] {
  const mails: string[] = []
  let state: AlertState = quietAlert(rule, start)
  for (let at = 0; at < minutes; at += 1) {
    const now = start + at * minute
    if (looksAt(at)) state = lookAtAlert(state, holdsAt(at), now)
    if (state.owed === null || !isSentAt(at)) continue
    mails.push(`${state.owed} ${at}`)
    state = settleAlert(state, now)
  }
  return mails
}

describe('an alert', () => {
  it.each(alertRules)('of the rule %s is one mail at its beginning and one at its end', (rule) => {
    const mails = mailsOf(rule, 400, (at) => at >= 10 && at < 200)
    expect(mails).toEqual([
      expect.stringMatching(/^begin \d+$/),
      expect.stringMatching(/^end 215$/),
    ])
    expect(Number(mails[0]?.split(' ')[1])).toBeGreaterThanOrEqual(13)
  })

  it('says when its condition began to hold', () => {
    let state = quietAlert('mail', start)
    for (let at = 1; at <= 6; at += 1) state = lookAtAlert(state, true, start + at * minute)
    expect([state.owed, state.openedAt]).toEqual(['begin', start + minute])
  })

  it('is none if its condition holds for less than the minutes of the rule', () => {
    expect(mailsOf('mail', 400, (at) => at % 10 < 5)).toEqual([])
    expect(mailsOf('d1', day, (at) => at % 2 === 0)).toEqual([])
  })

  it('is repeated once a day while it lasts', () => {
    expect(mailsOf('mail', 3 * day + 30, (at) => at >= 1)).toEqual([
      'begin 6',
      `repeat ${6 + day}`,
      `repeat ${6 + 2 * day}`,
      `repeat ${6 + 3 * day}`,
    ])
  })

  it.each([7, 16, 20, 31, 45, 61, 90, 130])(
    'whose condition comes and goes every %d minutes is a few mails a day',
    (period) => {
      const mails = mailsOf('mail', 2 * day, (at) => at % (2 * period) < period)
      expect(mails.length).toBeGreaterThan(1)
      // A beginning and an end that are each twice as far from each other as those before.
      expect(mails.length).toBeLessThanOrEqual(14)
      expect(mails.filter((mail) => mail.startsWith('end')).length).toBeLessThanOrEqual(7)
    },
  )

  it('ends after a quarter of an hour again once a day was quiet', () => {
    const outages = [
      [10, 40],
      [60, 90],
      [100 + day + 60, 140 + day + 60],
    ]
    const mails = mailsOf('mail', 2 * day, (at) =>
      outages.some(([from = 0, to = 0]) => at >= from && at < to),
    )
    expect(mails).toEqual([
      'begin 15',
      'end 55',
      'begin 65',
      'end 120',
      `begin ${165 + day}`,
      `end ${215 + day}`,
    ])
  })

  it('does not begin by two looks with a gap between them', () => {
    const looksAt = (at: number) => at === 1 || at === 40
    expect(mailsOf('mail', 41, () => true, looksAt)).toEqual([])
    expect(
      mailsOf(
        'mail',
        60,
        () => true,
        (at) => at === 1 || at >= 40,
      ),
    ).toEqual(['begin 45'])
  })
})

describe('a mail that could not be sent', () => {
  const holdsAt = (at: number) => at >= 1 && at < 100

  it('is owed until it is sent', () => {
    expect(mailsOf('mail', 200, holdsAt, undefined, (at) => at > 50)).toEqual([
      'begin 51',
      'end 115',
    ])
    expect(mailsOf('mail', 300, holdsAt, undefined, (at) => at < 10 || at > 200)).toEqual([
      'begin 6',
      'end 201',
    ])
  })

  it('about an alert that is over before is not sent at all', () => {
    expect(mailsOf('mail', 300, holdsAt, undefined, (at) => at > 150)).toEqual([])
  })

  it('about the end of one that has begun again is not sent: it goes on', () => {
    const twice = (at: number) => holdsAt(at) || (at >= 130 && at < 200)
    const mails = mailsOf('mail', 400, twice, undefined, (at) => at < 10 || at > 140)
    expect(mails).toEqual(['begin 6', 'end 230'])
  })
})
