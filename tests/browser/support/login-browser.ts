import { ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startProvider } from '../../../build/identity-provider/start-provider.ts'
import { openOwnSite } from './own-site'
import { startBrowser, type VisitOptions, visit } from './visit'

/** Chromium judges `expires` by the machine's clock, which is not the provider's: a cookie that is to live has none. */
const setHeader = ServerResponse.prototype.setHeader
ServerResponse.prototype.setHeader = function setSessionCookies(name, value) {
  if (name.toLowerCase() !== 'set-cookie') return setHeader.call(this, name, value)
  const lines = [value].flat().map(String)
  const isLiving = (date: string) => Date.parse(date) > Date.now()
  const kept = lines.map((line) =>
    line.replace(/; expires=([^;]+)/i, (all, date: string) => (isLiving(date) ? '' : all)),
  )
  return setHeader.call(this, name, kept)
}

/** The origin that the site has in its settings; a browser reaches it at another port. */
const origin = 'http://localhost:8787'

interface Opened {
  provider: Awaited<ReturnType<typeof startProvider>>
  site: Awaited<ReturnType<typeof openOwnSite>>
  baseURL: string
}

/** A browser, a site with the sample tickets and an identity provider, for the tests of a file. */
export function prepareLoginBrowser({ images = false } = {}) {
  const opened = {} as Opened
  startBrowser()
  const findAddress = async () => {
    opened.baseURL = `http://localhost:${(await opened.site.address()).port}`
  }
  beforeAll(async () => {
    opened.provider = await startProvider({ port: 0, origin })
    const roles = { OIDC_ROLE_CLAIM: 'roles', OIDC_ROLE_SCOPE: 'roles' }
    const vars = { OIDC_ISSUER: opened.provider.issuer, OIDC_CLIENT_ID: 'site', ...roles }
    opened.site = await openOwnSite({ vars, samples: true, images })
    await findAddress()
  })
  afterAll(async () => {
    await opened.site.close()
    await opened.provider.close()
  })

  /** By the protocol itself: routes of Playwright do not see what a redirect leads to. */
  async function leadBack(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const location = request.url.replace(origin, opened.baseURL)
      session
        .send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 302,
          responseHeaders: [{ name: 'location', value: location }],
        })
        // The page may be closed by now.
        .catch(() => {})
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `${origin}/*` }] })
  }
  const open = (path: string, options: VisitOptions) =>
    visit(path, {
      baseURL: opened.baseURL,
      // The logout returns to the origin of the settings, which is another one than this page's.
      bypassCSP: true,
      ...options,
      before: leadBack,
    })
  /** Visits a page as one of the provider's sample users. */
  const enter = async (user: string, path: string, options: VisitOptions) => {
    const login = path.startsWith('/en') ? '/en/auth/login' : '/auth/login'
    const found = await open(`${login}?returnTo=${encodeURIComponent(path)}`, options)
    await found.page.locator(`button[value=${user}]`).click()
    await found.page.waitForURL(opened.baseURL + path)
    return found
  }
  /** Confirms a logout on the page of the provider, which asks because no ID token is sent to it. */
  const confirmLogout = async (page: Page) => {
    await page.waitForURL((url) => url.origin === opened.provider.issuer)
    await page.locator('button[name=logout]').click()
    await page.waitForURL((url) => url.origin === opened.baseURL)
  }
  /** The data as at the start; the site then has another port. */
  const reset = async () => {
    await opened.site.fresh()
    await findAddress()
  }
  return { opened, open, enter, confirmLogout, reset }
}
