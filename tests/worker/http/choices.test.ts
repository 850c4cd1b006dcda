import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookiesOf, poster, smallPosts } from '../../support/forms/posts'
import { pages, payloadPath } from '../../support/pages'
import { some } from '../../support/sample'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const { form, json } = poster(() => site)

const lasting = ['max-age=31536000', 'path=/', 'samesite=lax', 'secure']
const hidden = ['httponly', ...lasting]

describe('the language switch', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/en', 'ar', '/'],
    ['/faq', 'en', '/en/faq'],
    ['/en/faq', 'ar', '/faq'],
    ['/en/faq', 'en', '/en/faq'],
    ['/routes', 'en', '/en/routes'],
  ])(
    'shows the page of %s in %s and remembers the choice for 365 days',
    async (path, locale, twin) => {
      const response = await form('/locale', { locale, path })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(twin)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(cookiesOf(response.headers)).toEqual([
        { name: 'i18n_redirected', value: locale, attributes: hidden },
      ])
    },
  )

  it('keeps the query that the page had', async () => {
    const referer = `${origin}/faq?q=%D8%A3&page=2`
    const response = await form('/locale', { locale: 'en', path: '/faq' }, { referer })
    expect(response.headers.get('location')).toBe('/en/faq?q=%D8%A3&page=2')
  })

  it.each([
    [`${origin}/routes?q=1`],
    ['https://elsewhere.example/faq?q=1'],
    ['not an address'],
    [`${origin}/faq`],
  ])('takes no query from the Referer %s of another page or site', async (referer) => {
    const response = await form('/locale', { locale: 'en', path: '/faq' }, { referer })
    expect(response.headers.get('location')).toBe('/en/faq')
  })

  it.each([
    '/nope',
    '//evil.example',
    'https://evil.example/faq',
    '/\\evil.example',
    '/ar//evil.example',
    '/faq/../..//evil.example',
    '/%0d%0aX:y',
    'javascript:alert(1)',
    '',
  ])('goes home from %s, which is no page', async (path) => {
    const response = await form('/locale', { locale: 'ar', path })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/')
  })

  it('chooses what the root shows from then on', async () => {
    const headers = { 'accept-language': 'en', cookie: 'i18n_redirected=ar' }
    expect((await site.ask('/', { headers })).status).toBe(200)
  })
})

describe('the cookie notice', () => {
  it.each([
    [{ choice: 'accept' }, 'all'],
    [{ choice: 'reject' }, 'necessary'],
    [{ choice: 'reject', measure: 'on' }, 'necessary'],
    [{ choice: 'manage' }, 'custom.'],
    [{ choice: 'manage', measure: 'on' }, 'custom.m'],
  ])('remembers %o as %s, readable by script', async (fields, value) => {
    const response = await form('/cookies', { ...fields, path: '/en/faq' })
    expect(response.headers.get('location')).toBe('/en/faq')
    expect(cookiesOf(response.headers)).toEqual([
      { name: 'cookie_consent', value, attributes: lasting },
    ])
  })
})

describe('the display choices', () => {
  it.each([
    [{ size: '3' }, undefined, 'size-3'],
    [{ 'color-mode': 'dark' }, 'size-3', 'mode-dark.size-3'],
    [{ 'color-mode': 'system' }, 'mode-dark.size-3', 'size-3'],
    [{ size: '1' }, 'mode-dark.size-3', 'mode-dark'],
    [
      { contrast: 'more', spacing: 'wide', motion: 'none' },
      undefined,
      'contrast-more.spacing-wide.motion-none',
    ],
    [{ contrast: 'normal' }, 'contrast-more.evil-<b>.size-77', ''],
  ])('adds %o to the cookie %s and gets %s', async (fields, before, value) => {
    const headers: Record<string, string> = before ? { cookie: `__Host-display=${before}` } : {}
    const response = await form('/display', { ...fields, path: '/faq' }, headers)
    const hash = 'color-mode' in fields ? '' : '#tools'
    expect(response.headers.get('location')).toBe(`/faq${hash}`)
    expect(cookiesOf(response.headers)).toEqual([
      { name: '__Host-display', value, attributes: hidden },
    ])
  })
})

describe.each(smallPosts)('a small POST to $path', ({ path, right, wrong }) => {
  it('answers a form by 303 and a call by 204, both with the same cookie', async () => {
    const [asForm, asCall] = [await form(path, right), await json(path, right)]
    expect([asForm.status, asCall.status]).toEqual([303, 204])
    expect(asCall.headers.get('location')).toBeNull()
    expect(await asCall.text()).toBe('')
    expect(cookiesOf(asCall.headers)).toEqual(cookiesOf(asForm.headers))
    expect(cookiesOf(asCall.headers)).toHaveLength(1)
  })

  it('refuses a wrong value and sets no cookie', async () => {
    for (const response of [await form(path, wrong), await json(path, wrong)]) {
      expect(response.status).toBe(422)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('refuses a value of another type and a name it does not know in a call', async () => {
    for (const fields of [
      { ...right, path: 7 },
      { ...right, path: ['/faq'] },
      { ...right, x: '1' },
    ]) {
      expect((await json(path, fields)).status).toBe(422)
    }
  })

  it('leaves a name it does not know out of a form', async () => {
    expect((await form(path, { ...right, x: '1', constructor: 'y' })).status).toBe(303)
  })
})

describe('a GET', () => {
  it.each(some(pages, 24))('of $path sets no cookie, nor does its data', async ({ path }) => {
    for (const address of [path, payloadPath(path), `${path}?lang=en`]) {
      for (const headers of [{}, { 'accept-language': 'en' }, { cookie: 'cookie_consent=all' }]) {
        const response = await site.ask(address, { headers })
        expect([address, response.headers.getSetCookie()]).toEqual([address, []])
      }
    }
  })

  it.each([
    '/ar',
    '/ar/faq',
    '/nope',
    '/locale',
    '/cookies',
    '/display',
    '/builds/latest.json',
    '/api/x',
  ])('of %s sets no cookie', async (path) => {
    expect((await site.ask(path)).headers.getSetCookie()).toEqual([])
  })
})
