import { afterAll, beforeAll, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import { locales, localPath } from '#domain/site/locale'
import { startProvider } from '../../../build/identity-provider/start-provider.ts'
import { findViolations } from '../support/audit'
import { openOwnSite } from '../support/own-site'
import { desktop, phone, startBrowser, type VisitOptions, visit } from '../support/visit'

startBrowser()

/** The origin that the site has in its settings; a browser reaches it at another port. */
const origin = 'http://localhost:8787'

let provider: Awaited<ReturnType<typeof startProvider>>
let site: Awaited<ReturnType<typeof openOwnSite>>
let baseURL: string
beforeAll(async () => {
  provider = await startProvider({ port: 0, origin })
  const vars = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'site' }
  site = await openOwnSite({ vars, samples: true })
  baseURL = `http://localhost:${(await site.address()).port}`
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

function open(path: string, options: VisitOptions) {
  return visit(path, {
    baseURL,
    // The logout returns to the origin of the settings, which is another one than this page's.
    bypassCSP: true,
    ...options,
    before: async (page) => {
      await page.route(`${origin}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url())
        return route.fulfill({ status: 302, headers: { location: baseURL + pathname + search } })
      })
    },
  })
}

const views = [
  ['with script on a desktop', { ...desktop, javaScriptEnabled: true }],
  ['without script on a phone', { ...phone, javaScriptEnabled: false }],
] as const

it.each(locales.flatMap((locale) => views.map(([view, options]) => ({ locale, view, options }))))(
  'a visitor logs in, sees the own requests and logs out, $view, in $locale',
  async ({ locale, options }) => {
    const t = translators[locale]
    const there = (path: string) => localPath(path, locale)
    const { page } = await open(there('/faq'), options)
    const login = page.locator('.site-footer .signed-out')
    expect(await page.locator('.site-footer .signed-in').first().isVisible()).toBe(false)
    await login.click()
    await page.locator('button[value=visitor]').click()
    await page.waitForURL(baseURL + there('/faq'))
    expect(await login.isVisible()).toBe(false)

    await page.locator('.site-footer .signed-in').first().click()
    await page.waitForURL(baseURL + there('/profile'))
    const requests = page.locator('.profile__item a')
    expect(await requests.count()).toBeGreaterThan(3)
    expect(await page.locator('#sessions ~ ul li').count()).toBeGreaterThan(0)
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    await requests.first().click()
    expect(await page.locator('.status-card').count()).toBe(1)

    await page.goto(there('/profile'))
    await page.locator('#logout button').click()
    await page.waitForURL((url) => url.origin === baseURL && !url.pathname.includes('profile'))
    expect(await page.locator('.site-footer .signed-out').isVisible()).toBe(true)
    await page.goto(there('/profile'))
    expect(new URL(page.url()).origin).toBe(provider.issuer)
    expect(await page.locator(`text=${t('profile.requests.title')}`).count()).toBe(0)
  },
)

it('a login that is cancelled says so and opens nothing', async () => {
  const { page } = await open('/en/auth/login', desktop)
  await page.locator('button[name=cancel]').click()
  await page.waitForURL(/\/en\/auth\/callback/)
  expect(await page.locator('h1').textContent()).toContain('cancelled')
  expect(await page.locator('html[data-signed-in]').count()).toBe(0)
})
