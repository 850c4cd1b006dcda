import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { sample } from '../../support/sample'
import { findViolations } from '../support/audit'
import { reach } from '../support/filling'
import { showFooterLink } from '../support/footer'
import { prepareLoginBrowser } from '../support/login-browser'
import { desktop, phone } from '../support/visit'

const { open, opened, confirmLogout } = prepareLoginBrowser()

const views = [
  ['with script on a desktop', { ...desktop, javaScriptEnabled: true }],
  ['without script on a phone', { ...phone, javaScriptEnabled: false }],
] as const

it.each(sample(locales, views))(
  'a visitor logs in, sees the own requests and logs out, $variant.0, in $subject',
  async ({ subject: locale, variant: [, options] }) => {
    const t = translators[locale]
    const there = (path: string) => localPath(path, locale)
    const { page } = await open(there('/faq'), options)
    const login = await showFooterLink(page, '.signed-out')
    expect(await page.locator('.site-footer .signed-in').first().isVisible()).toBe(false)
    await login.click()
    await page.locator('button[value=visitor]').click()
    await page.waitForURL(opened.baseURL + there('/faq'))
    const profile = await showFooterLink(page, '.signed-in')
    expect(await login.isVisible()).toBe(false)

    await profile.click()
    await page.waitForURL(opened.baseURL + there('/profile'))
    const requests = page.locator('#requests h3 a')
    expect(await requests.count()).toBeGreaterThan(3)
    expect(await page.locator('#sessions li').count()).toBeGreaterThan(0)
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    await reach(page, () => requests.first().click())
    expect(await page.locator('.status-card').count()).toBe(1)

    await page.goto(there('/profile'))
    await page.locator('#logout button').click()
    await confirmLogout(page)
    expect(new URL(page.url()).pathname).toBe(there('/'))
    expect(await (await showFooterLink(page, '.signed-out')).isVisible()).toBe(true)
    await page.goto(there('/profile'))
    expect(new URL(page.url()).origin).toBe(opened.provider.issuer)
    expect(await page.locator(`text=${t('profile.requests.title')}`).count()).toBe(0)
  },
)

it.each(locales)('the header with its login link keeps to the margins, in %s', async (locale) => {
  const { page } = await open(localPath('/faq', locale), desktop)
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('.site-header__tools .signed-out').isVisible()).toBe(true)
    const beyond = await page.locator('.site-header__tools').evaluate((tools) => {
      const bar = tools.parentElement as HTMLElement
      const margin = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd)
      const [inner, outer] = [tools.getBoundingClientRect(), bar.getBoundingClientRect()]
      return Math.round(margin - Math.min(inner.left - outer.left, outer.right - inner.right))
    })
    expect([width, beyond]).toEqual([width, 0])
  }
})

it('a login that is cancelled says so and opens nothing', async () => {
  const { page } = await open('/en/auth/login', desktop)
  await page.locator('button[name=cancel]').click()
  await page.waitForURL(/\/en\/auth\/callback/)
  expect(await page.locator('h1').textContent()).toContain('cancelled')
  expect(await page.locator('html[data-signed-in]').count()).toBe(0)
})
