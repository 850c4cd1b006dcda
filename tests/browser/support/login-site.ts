import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startProvider } from '../../../build/identity-provider/start-provider.ts'
import { openOwnSite } from './own-site'
import { type VisitOptions, visit } from './visit'

/** The origin that the site has in its settings; a browser reaches it at another port. */
const origin = 'http://localhost:8787'

export interface LoginSite {
  baseURL: string
  issuer: string
  /** Visits the site; redirects to the origin of the settings lead back to it. */
  open: (path: string, options?: VisitOptions) => ReturnType<typeof visit>
  /** Visits a page as one of the provider's sample users. */
  enter: (user: string, path: string, options?: VisitOptions) => ReturnType<typeof visit>
}

async function redirectToSite(page: Page, baseURL: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url())
    return route.fulfill({ status: 302, headers: { location: baseURL + pathname + search } })
  })
}

/** Opens a site with sample tickets and a real identity provider for the tests of a file. */
export function prepareLoginSite(): LoginSite {
  const opened = {} as LoginSite
  let close: () => Promise<void>
  beforeAll(async () => {
    const provider = await startProvider({ port: 0, origin })
    const roles = { OIDC_ROLE_CLAIM: 'roles', OIDC_ROLE_SCOPE: 'roles' }
    const vars = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'site', ...roles }
    const site = await openOwnSite({ vars, samples: true })
    opened.issuer = provider.issuer
    opened.baseURL = `http://localhost:${(await site.address()).port}`
    close = async () => {
      await site.close()
      await provider.close()
    }
  })
  afterAll(() => close())
  opened.open = (path, options = {}) => {
    const { baseURL } = opened
    // The logout returns to the origin of the settings, which is another one than this page's.
    const context = { baseURL, bypassCSP: true, ...options }
    return visit(path, { ...context, before: (page) => redirectToSite(page, baseURL) })
  }
  opened.enter = async (user, path, options) => {
    const login = path.startsWith('/en') ? '/en/auth/login' : '/auth/login'
    const found = await opened.open(`${login}?returnTo=${encodeURIComponent(path)}`, options)
    await found.page.locator(`button[value=${user}]`).click()
    await found.page.waitForURL(opened.baseURL + path)
    return found
  }
  return opened
}
