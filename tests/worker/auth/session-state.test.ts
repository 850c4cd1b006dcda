import { describe, expect, it } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember as logInAs } from '../../support/auth/member'
import { readWorkerSecrets } from '../../support/secret'

const opened = prepareLoginSite()
const createMember = (claims: Record<string, unknown>) => logInAs(opened, claims)

async function run(statement: string): Promise<void> {
  const { DB } = await opened.site.env()
  await DB.prepare(statement).run()
}

const minuteMs = 60_000

describe('a session', () => {
  it('is moved by a use after a minute, and the disabling ends at its instant', async () => {
    const browser = await createMember({ sub: 'used' })
    const latest = '(SELECT account_id FROM sessions ORDER BY created_at DESC LIMIT 1)'
    const { DB } = await opened.site.env()
    const now = async () =>
      (await DB.prepare('SELECT max(created_at) AS at FROM sessions').first<{ at: number }>())
        ?.at ?? 0
    const opening = await now()
    const seen = () =>
      DB.prepare(`SELECT seen_at AS at FROM sessions WHERE account_id = ${latest}`).first('at')
    await run(
      `UPDATE sessions SET seen_at = ${opening - 2 * minuteMs} WHERE account_id = ${latest}`,
    )
    await browser.open('/profile')
    await expect.poll(seen, { timeout: 10_000 }).toBeGreaterThanOrEqual(opening)
    const disable = (until: number) =>
      run(`UPDATE accounts SET disabled_at = 1, disabled_until = ${until} WHERE id = ${latest}`)
    await disable(opening + 60 * minuteMs)
    expect((await browser.open('/profile')).status).toBe(403)
    await disable(opening - 1_000)
    expect((await browser.open('/profile')).status).toBe(200)
  })

  it.each([
    ['a role that was renamed', { roles: ['clerk'] }],
    ['no name', { name: null }],
  ])('with claims of an earlier version, %s, logs in again', async (_, changed) => {
    const browser = await createMember({ sub: 'earlier' })
    const { DB } = await opened.site.env()
    const session = await DB.prepare(
      'SELECT id_hash AS hash, claims FROM sessions ORDER BY created_at DESC LIMIT 1',
    ).first<{ hash: string; claims: string }>()
    const keyring = await openKeyring(readWorkerSecrets().SIGNING_KEY)
    const about = `session ${session?.hash}`
    const claims = JSON.parse((await keyring.decrypt(session?.claims ?? '', about)) ?? '{}')
    const earlier = await keyring.encrypt(JSON.stringify({ ...claims, ...changed }), about)
    await run(`UPDATE sessions SET claims = '${earlier}' WHERE id_hash = '${session?.hash}'`)
    for (const path of ['/profile', '/staff', '/contact', '/']) {
      expect([path, (await browser.open(path)).status]).not.toEqual([path, 500])
    }
    expect((await browser.open('/profile')).status).toBe(302)
    expect((await browser.post('/auth/logout')).status).toBe(303)
  })
})
