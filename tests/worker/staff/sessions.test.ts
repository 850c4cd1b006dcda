import { beforeEach, describe, expect, it } from 'vitest'
import { readEntries } from '../../support/auth/audit-entries'
import { type Browser, createBrowser, logIn } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { textOf } from '../../support/html'
import { origin } from '../../support/site'

const opened = prepareStaffSite()
const { reem } = officers
const member = { sub: 'member-1', name: 'Member One', roles: [] }
const role = reem.roles.join()

async function run(...statements: string[]) {
  const { DB } = await opened.site.env()
  return DB.batch(statements.map((sql) => DB.prepare(sql)))
}
const openings = () => readEntries(opened, 'session.opened')
const closings = () => readEntries(opened, 'session.closed')

let before: { opened: number; closed: number }
beforeEach(async () => {
  await run('DELETE FROM sessions')
  before = { opened: (await openings()).length, closed: (await closings()).length }
})
const added = async () => ({
  opened: (await openings()).slice(before.opened),
  closed: (await closings()).slice(before.closed),
})

it('the login and the logout of staff are recorded, those of members are not', async () => {
  const staff = await opened.enter(reem)
  await staff.post('/auth/logout')
  await staff.post('/auth/logout')
  const other = await opened.enter(member)
  await other.post('/auth/logout')
  expect(await added()).toEqual({
    opened: [expect.objectContaining({ role, before: null, after: null })],
    closed: [expect.objectContaining({ role, before: null, after: null })],
  })
})

it('a form of the desk whose session has ended shows what was written, unsent', async () => {
  const browser = await opened.enter(reem)
  await run('DELETE FROM sessions')
  const path = '/en/staff/requests/TECH-1000000026'
  const written = { noteAr: 'تم <الإصلاح>', noteEn: 'The search <works> again.' }
  const response = await browser.post(path, {
    do: 'move',
    to: 'answered',
    version: '1',
    ...written,
  })
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(response.headers.get('www-authenticate')).toContain('Cookie')
  expect(textOf(html, 'textarea')).toBe(`${written.noteAr} ${written.noteEn}`)
  expect(html).toContain(`href="/en/auth/login?${new URLSearchParams({ returnTo: path })}"`)
  const empty = await browser.post(path, { do: 'take', noteAr: ' ' })
  expect([empty.status, empty.headers.get('location')]).toEqual([
    303,
    `/en/auth/login?${new URLSearchParams({ returnTo: path })}`,
  ])
})

it('a login that replaces the session of staff records its end', async () => {
  const browser = await opened.enter(reem)
  opened.provider.faults = { claims: member }
  await logIn(opened.provider, browser)
  opened.provider.faults = {}
  expect(await added()).toMatchObject({ opened: [{ role }], closed: [{ role }] })
})

it('the end of another session is recorded, and of no session it is not', async () => {
  const [first, second] = [await opened.enter(reem), await opened.enter(reem)]
  const html = await (await second.open('/profile')).text()
  const [, session = ''] = /name="session" value="([\w-]+)"/.exec(html) ?? []
  await second.post('/auth/sessions', { session })
  await second.post('/auth/sessions', { session })
  await second.post('/auth/sessions', { session: 'x'.repeat(43) })
  expect((await first.open('/staff')).status).toBe(302)
  expect((await second.open('/staff')).status).toBe(200)
  expect(await added()).toMatchObject({ opened: [{}, {}], closed: [{ role }] })
})

it.each(['INSERT', 'DELETE'])('nothing is recorded of a session if its %s fails', async (verb) => {
  const browser = verb === 'DELETE' ? await opened.enter(reem) : createBrowser(opened.site)
  const recorded = await added()
  await run(`CREATE TRIGGER broken BEFORE ${verb} ON sessions
    BEGIN SELECT raise(ABORT, 'broken'); END`)
  try {
    const response =
      verb === 'DELETE'
        ? await browser.post('/auth/logout')
        : await opened.enter(reem).then((one) => one.open('/staff'))
    expect(response.status).not.toBe(200)
    expect(await added()).toEqual(recorded)
  } finally {
    await run('DROP TRIGGER broken')
  }
})

it.each([
  ['userinfo alone states are read, also beside an e-mail of the ID token', undefined, 200],
  ['the ID token states are not extended by userinfo', [], 403],
])('roles that %s', async (_, roles, status) => {
  const { provider, site } = opened
  const claims = { sub: 'elsewhere', name: 'Elsewhere', email: 'elsewhere@example.com', roles }
  provider.faults = { claims, userInfo: { roles: ['case_officer'] } }
  // The provider's metadata is kept for hours.
  await site.isolate()
  const browser = createBrowser(site)
  await logIn(provider, browser)
  provider.faults = {}
  expect((await browser.open('/staff')).status).toBe(status)
  await site.isolate()
})

describe('an account that is disabled', () => {
  const note = '/staff/requests/TECH-1000000026'
  const read = async (statement: string) => {
    const { DB } = await opened.site.env()
    return (await DB.prepare(statement).all<Record<string, unknown>>()).results
  }
  const accountOf = async () =>
    (await read('SELECT account_id AS id FROM sessions ORDER BY created_at DESC LIMIT 1'))[0]
      ?.id as string
  const reason = { reasonAr: 'إساءة متكررة.', reasonEn: 'Repeated misuse', period: '0' }
  const disable = async (account: string) => {
    const supervisor = await opened.enter(officers.supervisor)
    return () => supervisor.post('/staff/accounts', { do: 'disable', account, ...reason })
  }

  it('writes nothing after that, whatever is in flight', async () => {
    const browser = await opened.enter(officers.fahad)
    const disableIt = await disable(await accountOf())
    const sending: Promise<{ status: number }>[] = []
    let disabling: Promise<{ status: number }> | undefined
    for (let sent = 0; sent < 40; sent += 1) {
      sending.push(browser.post(note, { do: 'note', known: String(sent), note: `Note ${sent}` }))
      if (sent === 16) disabling = disableIt()
      await new Promise((resolve) => setTimeout(resolve, 6))
    }
    // A machine that is too slow for so many writers answers 503, and the supervisor tries again.
    if ((await disabling)?.status !== 303) await disableIt()
    const statuses = (await Promise.all(sending)).map(({ status }) => status)
    const entries = await read(
      'SELECT actor, action, sequence FROM audit_entries ORDER BY sequence',
    )
    const at = entries.findLastIndex(({ action }) => action === 'account.disabled')
    expect(at).toBeGreaterThan(0)
    const later = entries.slice(at + 1).filter(({ action }) => action === 'ticket.noted')
    expect(later).toEqual([])
    const stored = statuses.filter((status) => status === 303)
    // The others get what they wrote back, or the reason.
    expect(statuses.filter((status) => ![303, 401, 403, 503].includes(status))).toEqual([])
    const noted = entries.filter(({ action }) => action === 'ticket.noted')
    expect(noted.length).toBeGreaterThan(0)
    // Whoever was told that the note is stored finds it, save a login page in its place.
    expect(stored.length).toBeGreaterThanOrEqual(noted.length)
    await run('UPDATE accounts SET disabled_at = NULL')
  })

  it('is the person: another identity with the verified address does not log in either', async () => {
    const claims = { name: 'Member One', email: 'one@example.com', roles: ['case_officer'] }
    const enterAs = async (sub: string, more: Record<string, unknown> = {}) => {
      const browser = createBrowser(opened.site)
      opened.provider.faults = { claims: { sub, ...claims, ...more } }
      await logIn(opened.provider, browser)
      opened.provider.faults = {}
      return browser
    }
    const first = await enterAs('one-a')
    const disableIt = await disable(await accountOf())
    const second = await enterAs('one-b')
    const unverified = await enterAs('one-c', { email_verified: false })
    expect((await disableIt()).status).toBe(303)
    // Sessions of the other identity have no effect at once.
    expect((await second.open('/staff')).status).toBe(403)
    expect((await (await enterAs('one-d')).open('/staff')).status).toBe(403)
    const page = await (await enterAs('one-d')).open('/en/profile')
    expect([page.status, (await page.text()).includes('Repeated misuse')]).toEqual([403, true])
    // An address that is not verified is nobody's.
    expect((await unverified.open('/staff')).status).toBe(200)
    expect((await first.open('/profile')).status).toBe(302)
    await run('UPDATE accounts SET disabled_at = NULL')
    expect((await second.open('/staff')).status).toBe(200)
  })
})

it('five officers behind one address have a limit each', async () => {
  const address = { 'cf-connecting-ip': '203.0.113.7' }
  const officersOfOne: Browser[] = []
  while (officersOfOne.length < 5) officersOfOne.push(await opened.enter(officers.reem))
  const post = async ({ cookies }: Browser) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin, ...address }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', headers: { ...headers, ...form }, body: 'do=none' }
    return (await opened.site.ask('/staff', init)).status
  }
  const [first] = officersOfOne
  const statuses: number[] = []
  for (let round = 0; round < 13; round += 1) {
    for (const officer of officersOfOne) statuses.push(await post(officer))
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  if (!first) throw new Error('no officer')
  // At once, and more than two windows allow.
  const others = await Promise.all(Array.from({ length: 125 }, () => post(first)))
  expect(others).toContain(429)
})
