import { beforeEach, expect, it } from 'vitest'
import { createDatabase } from '#db/client'
import { riyadhDate } from '#domain/dates/calendar'
import { sweep } from '#worker/jobs/sweep'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember } from '../../support/auth/member'
import { runOn } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { countRows } from '../../support/rows'

const opened = prepareLoginSite({ samples: true })
beforeEach(() => restoreSamples(opened.site))

const count = (table: string, where?: string) => countRows(opened.site, table, where)
const closeAt = (at: number, where: string) =>
  runOn(opened.site, `UPDATE accounts SET closes_at = ${at} WHERE ${where}`)

const dayMs = 86_400_000
/** The night after today in Riyadh. */
const night = Date.parse(`${riyadhDate(Date.now() + dayMs)}T03:30:00+03:00`)

/** The job of that hour, on the stores of the site. */
async function sweepAtNight(now = night): Promise<void> {
  const env = await opened.site.env()
  await sweep({
    env,
    primary: createDatabase(env.DB),
    now,
    requestId: 'sweep',
    isolate: { keyrings: new Map() },
    deployment: { formerDataKey: '' },
  })
}

it('an account is erased when its time is over, with the requests of its address', async () => {
  const browser = await createMember(opened)
  await browser.post('/services/e-marketplace', { form: 'rating', score: '4' })
  await closeAt(night - 1, '1')
  const all = await count('submissions')
  const own = await count('submissions', 'email_hash = (SELECT email_hash FROM accounts)')
  expect(own).toBeGreaterThan(3)
  await sweepAtNight()
  expect([await count('accounts'), await count('sessions')]).toEqual([0, 0])
  expect([await count('submissions'), await count('tombstones')]).toEqual([all - own, own])
  expect(await count('ratings', 'account_id IS NULL')).toBe(1)
  expect(await count('audit_entries', `action = 'personal.erased' AND role = 'member'`)).toBe(1)
  expect((await browser.open('/profile')).status).toBe(302)
})

it('an account is not erased before its time', async () => {
  await createMember(opened)
  const tickets = await count('submissions')
  await closeAt(night + 1, '1')
  await sweepAtNight()
  expect([await count('accounts'), await count('submissions')]).toEqual([1, tickets])
})

it('an account without a verified address takes nothing else with it', async () => {
  await createMember(opened)
  await createMember(opened, { sub: 'unverified', email_verified: false })
  const tickets = await count('submissions')
  await closeAt(1, 'email_hash IS NULL')
  await sweepAtNight()
  expect([await count('accounts'), await count('submissions')]).toEqual([1, tickets])
})

it('an account is not erased while another of its address is disabled', async () => {
  await createMember(opened)
  await createMember(opened, { sub: 'another-identity' })
  await createMember(opened, { sub: 'unverified', email_verified: false })
  const first = '(SELECT id FROM accounts WHERE email_hash IS NOT NULL LIMIT 1)'
  await runOn(opened.site, `UPDATE accounts SET disabled_at = 1 WHERE id = ${first}`)
  await closeAt(1, `id <> ${first}`)
  await sweepAtNight()
  expect(await count('accounts', 'email_hash IS NOT NULL')).toBe(2)
  expect(await count('accounts', 'email_hash IS NULL')).toBe(0)
  await runOn(opened.site, 'UPDATE accounts SET disabled_until = 2')
  await sweepAtNight(night + dayMs)
  expect(await count('accounts')).toBe(0)
})

it('a disabled account without a verified address keeps nobody else from being erased', async () => {
  await createMember(opened)
  await createMember(opened, { sub: 'unverified', email_verified: false })
  await runOn(opened.site, 'UPDATE accounts SET disabled_at = 1 WHERE email_hash IS NULL')
  await closeAt(1, 'email_hash IS NOT NULL')
  await sweepAtNight()
  expect(await count('accounts', 'email_hash IS NOT NULL')).toBe(0)
  expect(await count('accounts', 'email_hash IS NULL')).toBe(1)
})
