import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { type Browser, createBrowser, logIn } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember as logInAs } from '../../support/auth/member'
import { clientId } from '../../support/auth/token-provider'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { countRows } from '../../support/rows'
import { origin } from '../../support/site'

const opened = prepareLoginSite({ samples: true })

const createMember = (claims: Record<string, unknown> = {}) => logInAs(opened, claims)

async function run(statement: string): Promise<void> {
  const { DB } = await opened.site.env()
  await DB.prepare(statement).run()
}

const minuteMs = 60_000

describe.each(locales)('a login, in %s', (locale) => {
  const t = translators[locale]
  const there = (path: string) => localPath(path, locale)

  it('asks the provider for a code with state, nonce and challenge, in the language', async () => {
    const browser = createBrowser(opened.site)
    const response = await browser.open(there('/auth/login'))
    const sent = new URL(response.headers.get('location') ?? '')
    expect([response.status, sent.origin, sent.pathname]).toEqual([
      302,
      opened.provider.issuer,
      '/authorize',
    ])
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      client_id: clientId,
      redirect_uri: origin + there('/auth/callback'),
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      ui_locales: locale,
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-login=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('opens a session and leads back', async () => {
    const browser = createBrowser(opened.site)
    const answer = await logIn(
      opened.provider,
      browser,
      `${there('/auth/login')}?returnTo=${encodeURIComponent(there('/faq'))}`,
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([302, there('/faq')])
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-session'))
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{22}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(browser.cookies.has('__Host-login')).toBe(false)
    const id = browser.cookies.get('__Host-session')
    expect(await countRows(opened.site, 'sessions', `id_hash LIKE '%${id}%'`)).toBe(0)
  })

  it('shows who is logged in, with the requests of the verified address', async () => {
    const browser = await createMember()
    const response = await browser.open(there('/profile'))
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(findTag(html, 'html')?.attributes).toHaveProperty('data-signed-in')
    expect(mainOf(html)).toContain('Sample Visitor')
    expect(mainOf(html)).toContain(t('profile.sessions.current'))
    const own = await countRows(
      opened.site,
      'submissions',
      `email_hash = (SELECT email_hash FROM accounts WHERE id =
        (SELECT account_id FROM sessions ORDER BY created_at DESC LIMIT 1))`,
    )
    expect(own).toBeGreaterThan(3)
    const requests = tagsOf(html).flatMap(({ attributes: { href } }) =>
      href?.startsWith(there('/profile/requests/')) ? [href] : [],
    )
    expect(new Set(requests).size).toBe(Math.min(own, 50))
  })

  it('shows no requests of an address that is not verified', async () => {
    const browser = await createMember({ sub: 'unverified', email_verified: false })
    const main = mainOf(await (await browser.open(there('/profile'))).text())
    expect(main).toContain(t('profile.unverified'))
    expect(main).toContain(t('profile.requests.empty'))
  })
})

describe('a session', () => {
  it('has a new id at each login, whatever the browser had before', async () => {
    const browser = createBrowser(opened.site)
    browser.cookies.set('__Host-session', 'planted-id-of-22-chars')
    await logIn(opened.provider, browser)
    const first = browser.cookies.get('__Host-session')
    expect(first).not.toBe('planted-id-of-22-chars')
    const before = await countRows(opened.site, 'sessions')
    await logIn(opened.provider, browser)
    expect(browser.cookies.get('__Host-session')).not.toBe(first)
    // The former session of the browser has ended.
    expect(await countRows(opened.site, 'sessions')).toBe(before)
    const stolen = createBrowser(opened.site)
    stolen.cookies.set('__Host-session', first ?? '')
    expect((await stolen.open('/profile')).status).toBe(302)
  })

  it.each([
    ['after 15 minutes without use', 'seen_at', 15],
    ['after eight hours', 'created_at', 480],
  ])('ends %s', async (_, column, minutes) => {
    const browser = await createMember({ sub: `idle-${column}` })
    const since = (ms: number) =>
      `UPDATE sessions SET ${column} = ${Date.now() - ms} WHERE account_id =
        (SELECT id FROM accounts ORDER BY created_at DESC LIMIT 1)`
    await run(since(minutes * minuteMs - minuteMs / 2))
    expect((await browser.open('/profile')).status).toBe(200)
    await run(since(minutes * minuteMs + 1_000))
    expect((await browser.open('/profile')).status).toBe(302)
    expect((await browser.open('/profile/_payload.json')).status).toBe(401)
  })

  it('is ended by a logout, here and at the provider, and never by another site', async () => {
    const browser = await createMember({ sub: 'leaves' })
    const id = browser.cookies.get('__Host-session') ?? ''
    const confirmation = await browser.open('/auth/logout')
    expect([confirmation.status, confirmation.headers.get('location')]).toEqual([
      302,
      '/profile#logout',
    ])
    const foreign = await browser.post('/auth/logout', {}, 'https://other.example')
    expect([foreign.status, (await browser.open('/profile')).status]).toEqual([403, 200])
    const left = await browser.post('/auth/logout')
    const location = new URL(left.headers.get('location') ?? '')
    expect([left.status, location.origin + location.pathname]).toEqual([
      303,
      `${opened.provider.issuer}/logout`,
    ])
    expect(location.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/?after=logout`)
    // The address is kept in histories: it holds nothing about the person.
    expect(location.search).not.toMatch(/id_token_hint|eyJ|example\.com.*@/)
    expect(left.headers.get('clear-site-data')).toBe('"cache"')
    expect(browser.cookies.has('__Host-session')).toBe(false)
    browser.cookies.set('__Host-session', id)
    expect((await browser.open('/profile')).status).toBe(302)
    expect((await browser.open('/profile/_payload.json')).status).toBe(401)
  })

  it('can end the other sessions of its account, and no one else’s', async () => {
    const [own, other] = [await createMember({ sub: 'two' }), await createMember({ sub: 'two' })]
    const stranger = await createMember({ sub: 'stranger' })
    const sessionsOf = async ({ open }: Browser) =>
      tagsOf(await (await open('/profile')).text()).flatMap(({ attributes }) =>
        attributes.name === 'session' ? [attributes.value ?? ''] : [],
      )
    const [listed = ''] = await sessionsOf(own)
    expect(await sessionsOf(own)).toHaveLength(1)
    expect((await stranger.post('/auth/sessions', { session: listed })).status).toBe(303)
    expect((await other.open('/profile')).status).toBe(200)
    const ended = await own.post('/auth/sessions', { session: listed })
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/profile#sessions'])
    expect((await other.open('/profile')).status).toBe(302)
    expect((await own.open('/profile')).status).toBe(200)
  })

  it('of a disabled account gets the reason, at once', async () => {
    const browser = await createMember({ sub: 'disabled', email: 'disabled@example.com' })
    await run(`UPDATE accounts SET disabled_at = ${Date.now()}, disabled_reason_ar = 'سبب تجريبي.',
      disabled_reason_en = 'A sample reason.', disabled_until = ${Date.now() + 86_400_000}
      WHERE id = (SELECT account_id FROM sessions ORDER BY created_at DESC LIMIT 1)`)
    const response = await browser.open('/en/profile')
    const main = mainOf(await response.text())
    expect([response.status, main.includes('A sample reason.')]).toEqual([403, true])
    expect(main).toContain('سبب تجريبي.')
    expect((await browser.open('/profile/_payload.json')).status).toBe(403)
    await run('UPDATE accounts SET disabled_until = 1')
    expect((await browser.open('/en/profile')).status).toBe(200)
    await run('UPDATE accounts SET disabled_until = NULL WHERE disabled_at IS NOT NULL')
    // A link of another site ends no session: the page asks.
    const asked = await browser.open('/auth/logout')
    expect(asked.headers.get('location')).toBe('/profile#logout')
    const refused = await browser.open('/profile')
    expect(await refused.text()).toContain('<form action="/auth/logout" method="post">')
    const policy = refused.headers.get('content-security-policy')
    expect(policy).toContain(`form-action 'self' ${opened.provider.issuer};`)
    const left = await browser.post('/auth/logout')
    expect(new URL(left.headers.get('location') ?? '').pathname).toBe('/logout')
    expect(browser.cookies.has('__Host-session')).toBe(false)
  })

  it('changes no public page but the attributes of its <html>', async () => {
    const browser = await createMember()
    const [member, guest] = [await browser.open('/faq'), await opened.site.ask('/faq')]
    const text = await member.text()
    expect(text.replace(' data-signed-in=""', '')).toBe(await guest.text())
    for (const [audience, path] of [
      ['signed-out', '/auth/login?returnTo=/faq'],
      ['signed-in', '/profile'],
      ['signed-in', '/auth/logout'],
    ]) {
      expect(findTag(text, 'a', { class: audience ?? '', href: path ?? '' })).toBeDefined()
    }
  })
})

it('forms are filled in with name and address, for who is logged in alone', async () => {
  const browser = await createMember({ 'name#en': 'Sample Visitor', 'name#ar': 'زائر تجريبي' })
  const valuesOf = async (open: Browser['open'], path: string) => {
    const html = await (await open(path)).text()
    return ['fullName', 'contactName', 'email'].map(
      (id) => findTag(html, 'input', { id })?.attributes.value,
    )
  }
  const email = 'Visitor@example.com'
  expect(await valuesOf(browser.open, '/contact')).toEqual(['زائر تجريبي', undefined, email])
  const invitation = '/en/media-center/invitation'
  expect(await valuesOf(browser.open, invitation)).toEqual([undefined, 'Sample Visitor', email])
  const guest = createBrowser(opened.site)
  expect((await valuesOf(guest.open, '/contact')).filter(Boolean)).toEqual([])
})

it('a page of a record leads to the login and back', async () => {
  const path = '/services/e-marketplace'
  const html = await (await opened.site.ask(path)).text()
  const link = `/auth/login?returnTo=${path}`
  expect(findTag(html, 'a', { class: 'signed-out', href: link })).toBeDefined()
  const answer = await logIn(opened.provider, createBrowser(opened.site), link)
  expect(answer.headers.get('location')).toBe(path)
})

it('the profile alone may send forms to the provider, which a logout leads to', async () => {
  const browser = await createMember()
  const policyOf = async (path: string) =>
    (await browser.open(path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/profile')).toContain(`form-action 'self' ${opened.provider.issuer};`)
  expect(await policyOf('/contact')).toContain("form-action 'self';")
})
