import { describe, expect, it } from 'vitest'
import { createBrowser } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'

const opened = prepareLoginSite()

describe('a logout', () => {
  it.each([
    ['/', undefined, 200],
    ['/?after=logout', undefined, 200],
    ['/?after=logout', 'i18n_redirected=en', 302],
  ])(
    'that ended on an Arabic page leads to Arabic: %s with the cookie %s',
    async (path, cookie, status) => {
      const browser = createBrowser(opened.site)
      const headers = { 'accept-language': 'en', ...(cookie && { cookie }) }
      const home = await browser.open(path, headers)
      expect(home.status).toBe(path === '/' ? 302 : status)
    },
  )

  it('ends on the home page of its language without a provider that logs out', async () => {
    for (const [path, home] of [
      ['/auth/logout', '/?after=logout'],
      ['/en/auth/logout', '/en'],
    ] as const) {
      const left = await createBrowser(opened.site).open(path)
      expect(left.headers.get('location')).toBe(home)
    }
  })
})
