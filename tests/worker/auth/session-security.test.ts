import { describe, expect, it } from 'vitest'
import { loginProblems } from '#domain/site/login-problems'
import { callbackOf, createBrowser, startLogin } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf } from '../../support/html'
import { countRows } from '../../support/rows'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)

/** Addresses for members, by the response to anybody else. */
const ownPlaces = [
  ['/profile', 302],
  ['/en/profile', 302],
  ['/profile/_payload.json', 401],
  ['/staff', 302],
  ['/staff/_payload.json', 401],
  ['/en/staff/requests/TECH-1000000026', 302],
] as const

describe('a callback', () => {
  it('that is opened twice opens one session, and the second time is a page', async () => {
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser)
    opened.provider.nonce = sent.get('nonce') ?? ''
    const address = callbackOf(opened.provider, sent)
    expect((await browser.open(address)).status).toBe(302)
    const [before, calls] = [await countRows(opened.site, 'sessions'), opened.provider.calls.length]
    const again = await browser.open(address)
    const main = mainOf(await again.text())
    expect([again.status, main.includes(loginProblems.expired.title.ar)]).toEqual([400, true])
    expect(main).toContain(loginProblems.expired.title.en)
    // The code is not sent to the provider a second time.
    expect(opened.provider.calls).toHaveLength(calls)
    expect(await countRows(opened.site, 'sessions')).toBe(before)
    expect((await browser.open('/profile')).status).toBe(200)
  })

  it('is single-use here, also if the provider takes a code twice', async () => {
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser)
    const cookie = browser.cookies.get('__Host-login') ?? ''
    opened.provider.nonce = sent.get('nonce') ?? ''
    const address = callbackOf(opened.provider, sent)
    expect((await browser.open(address)).status).toBe(302)
    const calls = opened.provider.calls.length
    const copy = createBrowser(opened.site)
    copy.cookies.set('__Host-login', cookie)
    expect((await copy.open(address)).status).toBe(400)
    expect(copy.cookies.has('__Host-session')).toBe(false)
    expect(opened.provider.calls).toHaveLength(calls)
  })

  it('of somebody else’s login does not take over a browser (login CSRF)', async () => {
    const attacker = createBrowser(opened.site)
    const sent = await startLogin(attacker)
    opened.provider.nonce = sent.get('nonce') ?? ''
    const session = reem.cookies.get('__Host-session')
    expect((await reem.open(callbackOf(opened.provider, sent))).status).toBe(400)
    await startLogin(reem)
    expect((await reem.open(callbackOf(opened.provider, sent))).status).toBe(400)
    expect(reem.cookies.get('__Host-session')).toBe(session)
    expect((await reem.open('/staff')).status).toBe(200)
  })

  it.each([
    ['another state', { state: 'state-of-another' }],
    ['another issuer', { iss: 'https://other.example' }],
  ])('with %s leaves a line in the log, without code and state', async (_, parameters) => {
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser)
    const failures = async () =>
      (await opened.site.log()).filter((line) => line.includes('"part":"login.'))
    const before = await failures()
    const code = 'secret-code-of-this-test'
    await browser.open(callbackOf(opened.provider, sent, { ...parameters, code }))
    expect((await failures()).length).toBe(before.length + 1)
    const lines = (await opened.site.log()).join('\n')
    expect(lines).not.toContain(code)
    expect(lines).not.toContain(sent.get('state') ?? 'no state')
    expect(lines).not.toContain('state-of-another')
  })
})

describe('a cookie that a neighbouring site could set', () => {
  it.each(['session', '__Secure-session', '__host-session', '__Host-Session', '__Host-session2'])(
    'opens nothing under the name %s',
    async (name) => {
      const session = reem.cookies.get('__Host-session') ?? ''
      const tossed = createBrowser(opened.site)
      tossed.cookies.set(name, session)
      for (const [path, status] of ownPlaces) {
        expect([path, (await tossed.open(path)).status]).toEqual([path, status])
      }
    },
  )

  it.each(['', 'x', '../../x', 'a'.repeat(21), 'a'.repeat(22), 'a'.repeat(4_000), '%00', '"'])(
    'opens nothing with the value %j',
    async (value) => {
      const tossed = createBrowser(opened.site)
      tossed.cookies.set('__Host-session', value)
      expect((await tossed.open('/profile')).status).toBe(302)
      expect((await tossed.open('/staff/_payload.json')).status).toBe(401)
    },
  )
})

describe('after a logout', () => {
  it('nothing of a member comes back: no copy is kept, and no tag confirms one', async () => {
    const officer = await opened.enter({ ...officers.supervisor, sub: 'leaves' })
    const session = officer.cookies.get('__Host-session') ?? ''
    const tags = new Map<string, string>()
    for (const [path] of ownPlaces) {
      const response = await officer.open(path)
      expect([path, response.status]).toEqual([path, 200])
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
      tags.set(path, response.headers.get('etag') ?? '*')
    }
    expect((await officer.post('/auth/logout')).headers.get('clear-site-data')).toBe('"cache"')
    await opened.site.isolate()
    for (const cookie of [null, session]) {
      if (cookie) officer.cookies.set('__Host-session', cookie)
      for (const [path, status] of ownPlaces) {
        const headers = { 'if-none-match': tags.get(path) ?? '*' }
        const response = await officer.open(path, headers)
        expect([path, response.status]).toEqual([path, status])
        expect(await response.text()).not.toContain('Sample Supervisor')
      }
    }
  })

  it.each(['https://other.example', 'null', 'http://localhost:8788'])(
    'a form of %s does not log anybody out (logout CSRF)',
    async (from) => {
      expect((await reem.post('/auth/logout', {}, from)).status).toBe(403)
      expect((await reem.open('/auth/logout')).status).toBe(302)
      expect((await reem.open('/staff')).status).toBe(200)
    },
  )
})
