import { describe, expect, it } from 'vitest'
import { createBrowser, logIn, startLogin } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'
import { origin } from '../../support/site'

const opened = prepareLoginSite()

describe('the way back', () => {
  it.each([
    ['/faq', '/faq'],
    ['/en/search?q=riyal&evil=1', '/en/search?q=riyal'],
    ['/profile', '/profile'],
    ['/', '/'],
    ['/staff', '/staff'],
    ['/staff?view=mine', '/staff?view=mine'],
    ['/en/staff/audit', '/en/staff/audit'],
    ['/STAFF/requests/foi-1000000047/', '/staff/requests/FOI-1000000047'],
    ['/staff/../en/staff', '/en/staff'],
    // A URL ends before the control characters at its end (URL Standard, 4.4).
    ['/faq\0', '/faq'],
    ...[
      '',
      'faq',
      '//other.example',
      '///other.example',
      '/\\other.example',
      '\\\\other.example',
      'https://other.example',
      'https:other.example',
      'http://localhost:8787/faq',
      '/%2f/other',
      '//localhost:8787@other.example/',
      '/nope',
      '/en/nope',
      '/auth/logout',
      '/auth/login',
      'javascript:alert(1)',
      ' /faq',
      '/\t/other.example',
      '/\n/other.example',
      '/faq/../..//x',
      'data:text/html,x',
      '/api/v1',
      '/openapi.json',
      '/FAQ',
      '/ar/faq',
      '/faq/',
      '/en/',
      '/profile/_payload.json',
      '/.well-known/security.txt',
      '/@other.example',
      '/./\\x',
      '/%00',
      '/%0d%0aset-cookie:x',
      `/${'x'.repeat(600)}`,
      'null',
      '/staff/nothing',
      '/staffing',
      '/staff/_payload.json',
      '/staff.csv',
      '//staff',
      '/staff/requests/FOI-1000000047/files/1',
      '/staff/requests/../../x',
      '\\staff',
    ].map((text) => [text, '/profile']),
  ] as [text: string, target: string][])('%j is %s', async (text, target) => {
    const browser = createBrowser(opened.site)
    const answer = await logIn(
      opened.provider,
      browser,
      `/auth/login?${new URLSearchParams({ returnTo: text })}`,
    )
    expect(answer.headers.get('location')).toBe(target)
  })

  it('without one is the profile in the language of the login', async () => {
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser, '/en/auth/login')
    expect(sent.get('redirect_uri')).toBe(`${origin}/en/auth/callback`)
    const answer = await logIn(opened.provider, browser, '/en/auth/login')
    expect(answer.headers.get('location')).toBe('/en/profile')
  })
})
