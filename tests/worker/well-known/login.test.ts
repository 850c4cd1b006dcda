import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales, localPath } from '#domain/site/locale'
import { loginProblems } from '#domain/site/login-problems'
import { problemTexts } from '#domain/site/problem'
import { newVisitor } from '../../support/forms/posts'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Answer = Awaited<ReturnType<Site['ask']>>

function expectPersonal({ headers }: Answer) {
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('set-cookie')).toBeNull()
}

const ask = (path: string, locale: Locale, init?: Parameters<Site['ask']>[1]) =>
  site.ask(localPath(path, locale), init)

describe.each(locales)('without an identity provider, in %s', (locale) => {
  const there = (path: string) => localPath(path, locale)

  it('the login says in both languages that there is none yet, and what to do instead', async () => {
    const response = await ask('/auth/login?returnTo=%2Fprofile', locale)
    expect(response.status).toBe(503)
    expectPersonal(response)
    expect(response.headers.get('retry-after')).toBeNull()
    const html = await response.text()
    expect(findTag(html, 'html')?.attributes.lang).toBe(locale)
    expect(textOf(html, 'h1')).toBe(loginProblems.unavailable.title[locale])
    for (const { ar, en } of [loginProblems.unavailable.title, loginProblems.unavailable.text]) {
      expect(mainOf(html)).toContain(ar)
      expect(mainOf(html)).toContain(en)
    }
    expect(mainOf(html)).not.toContain(response.headers.get('x-request-id'))
    const links = tagsOf(html).flatMap(({ name, attributes: { href } }) =>
      name === 'a' && href ? [href] : [],
    )
    expect(links).toEqual(expect.arrayContaining([there('/contact/inquiry'), there('/contact')]))
  })

  it('tells a program the same', async () => {
    const response = await ask('/auth/login', locale, { headers: { accept: 'application/json' } })
    expect(await response.json()).toMatchObject({
      status: 503,
      title: loginProblems.unavailable.title[locale],
      detail: loginProblems.unavailable.text[locale],
    })
  })

  it('the logout asks nothing, for there is no session, and leads home in its language', async () => {
    // The root would redirect a browser that prefers English.
    const home = locale === 'ar' ? '/?after=logout' : '/en'
    const response = await ask('/auth/logout', locale)
    expect([response.status, response.headers.get('location')]).toEqual([302, home])
    expectPersonal(response)
    const headers = { origin, ...newVisitor() }
    const reply = await ask('/auth/logout', locale, { method: 'POST', headers })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, home])
    expectPersonal(reply)
    const evil = { origin: 'https://evil.example', ...newVisitor() }
    const foreign = await ask('/auth/logout', locale, { method: 'POST', headers: evil })
    expect(foreign.status).toBe(403)
  })

  it('the callback takes nothing', async () => {
    const response = await ask('/auth/callback?code=x&state=y', locale)
    expect(response.status).toBe(400)
    expectPersonal(response)
    expect(mainOf(await response.text())).toContain(loginProblems.expired.title[locale])
  })

  it('the profile leads to the login and names the way back', async () => {
    const response = await ask('/profile', locale)
    const returnTo = encodeURIComponent(there('/profile'))
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${there('/auth/login')}?returnTo=${returnTo}`,
    ])
    expectPersonal(response)
  })

  it('nobody is told the profile’s data', async () => {
    const response = await ask('/profile/_payload.json?0123456789abcdef', locale)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const wayIn = response.headers.get('www-authenticate')
    expect(wayIn).toBe(`Cookie realm="profile", form-action="${localPath('/auth/login', locale)}"`)
    expect(await response.json()).toMatchObject({ title: problemTexts[401].title[locale] })
  })

  it.each([
    ['/auth/login', 'GET, HEAD'],
    ['/auth/logout', 'GET, HEAD, POST'],
    ['/auth/callback', 'GET, HEAD'],
    ['/profile', 'GET, HEAD, POST'],
    ['/profile/_payload.json', 'GET, HEAD'],
  ])('%s takes %s', async (path, allow) => {
    const refused = ['PUT', 'PATCH', 'DELETE', ...(allow.includes('POST') ? [] : ['POST'])]
    for (const method of refused) {
      const response = await ask(path, locale, { method, headers: { origin } })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBe(allow)
      await response.arrayBuffer()
    }
  })
})

describe('another spelling', () => {
  it.each([
    ['/Profile', '/profile'],
    ['/profile/', '/profile'],
    ['/en/PROFILE/', '/en/profile'],
    ['/ar/profile', '/profile'],
    ['/auth/Login?returnTo=%2Fprofile', '/auth/login?returnTo=%2Fprofile'],
    ['/en/auth/logout/', '/en/auth/logout'],
  ])('%s is sent to %s for good', async (path, canonical) => {
    const response = await site.ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical])
  })

  it.each(['/auth', '/auth/', '/auth/nope', '/en/auth', '/profile/x'])(
    'of nothing, as %s is, is no page',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404)
    },
  )
})
