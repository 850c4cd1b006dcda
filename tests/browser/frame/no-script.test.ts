import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { pages } from '../../support/pages'
import { some } from '../../support/sample'
import { reach } from '../support/filling'
import { pressFooterLink } from '../support/footer'
import {
  attributeOf,
  desktop,
  phone,
  startBrowser,
  type VisitOptions,
  visit,
} from '../support/visit'

startBrowser()

const visitPlainly = (path: string, options: VisitOptions = {}) =>
  visit(path, { ...options, javaScriptEnabled: false })

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((kept) => kept.name === name)?.value
}

const background = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

describe.each(some(locales, 1))('without script, in %s', (locale) => {
  const at = (path: string) => localPath(path, locale)

  it('every page is there to be read, and no spinner hides it', async () => {
    const { page, extras, trouble } = await visitPlainly(at('/'), phone)
    for (const { path } of some(
      pages.filter((one) => one.locale === locale),
      16,
    )) {
      await page.goto(path)
      expect(await page.locator('h1').isVisible()).toBe(true)
      expect((await page.locator('main').textContent())?.length).toBeGreaterThan(200)
      expect(await page.locator('.site-footer').isVisible()).toBe(true)
      expect(await attributeOf(page, 'data-js')).toBeNull()
      expect(await attributeOf(page, 'data-loading')).toBeNull()
    }
    expect(extras()).toEqual([])
    expect(trouble).toEqual([])
  })

  it('answers open, by a press and by the address', async () => {
    const { page } = await visitPlainly(at('/faq'), phone)
    const answers = page.locator('.accordion details')
    expect(await answers.nth(0).locator('.flow').isVisible()).toBe(true)
    await answers.nth(1).locator('summary').click()
    expect(await answers.nth(1).locator('.flow').isVisible()).toBe(true)
    const id = await answers.nth(3).getAttribute('id')
    await page.goto(`${at('/faq')}#${id}`)
    const height = await answers.nth(3).evaluate((element) => element.clientHeight)
    const summary = await answers
      .nth(3)
      .locator('summary')
      .evaluate((element) => element.clientHeight)
    expect(height).toBeGreaterThan(summary + 20)
  })

  it('the menu opens over the page and leads on', async () => {
    const { page } = await visitPlainly(at('/'), phone)
    expect(await page.locator('.site-nav').isVisible()).toBe(false)
    await page.locator('.menu-button').click()
    expect(await page.locator('.site-nav').isVisible()).toBe(true)
    await page.locator('.nav-group__title').first().click()
    await page.locator('.nav-panel a').first().click()
    await page.waitForURL(`**${at('/aboutUs/ourStory')}`)
  })

  it('the language switch keeps the page and its query', async () => {
    const { page } = await visitPlainly(`${at('/faq')}?from=card`, desktop)
    await page.locator('.lang-switch').click()
    const other = locale === 'ar' ? 'en' : 'ar'
    await page.waitForURL(`**${localPath('/faq', other)}?from=card`)
    expect(await attributeOf(page, 'lang')).toBe(other)
    expect(await cookie(page.context(), 'i18n_redirected')).toBe(other)
  })
})

describe('the cookie notice without script', () => {
  it.each([
    ['accept', 'all'],
    ['reject', 'necessary'],
  ])('takes %s, stays on the page and never comes back', async (choice, kept) => {
    const { page } = await visitPlainly('/en/faq?a=1', phone)
    await reach(page, () => page.locator(`.cookie-notice [value=${choice}]`).click())
    expect(page.url()).toMatch(/\/en\/faq\?a=1$/)
    expect(await page.locator('.cookie-notice').isVisible()).toBe(false)
    expect(await cookie(page.context(), 'cookie_consent')).toBe(kept)
    await page.goto('/')
    expect(await page.locator('.cookie-notice').isVisible()).toBe(false)
  })

  it('lets each kind be chosen, now and later', async () => {
    const { page } = await visitPlainly('/routes', phone)
    await page.locator('.cookie-notice [popovertarget]').click()
    await page.locator('#cookie-manage [name=measure]').check()
    await reach(page, () => page.locator('#cookie-manage [type=submit]').click())
    expect(page.url()).toMatch(/\/routes$/)
    expect(await cookie(page.context(), 'cookie_consent')).toBe('custom.m')
    await reach(page, () => pressFooterLink(page, '/cookies'))
    expect(await page.locator('main .option__allowed').isVisible()).toBe(true)
  })
})

describe('display without script', () => {
  it('keeps text size and contrast by a cookie and shows them as chosen', async () => {
    const { page } = await visitPlainly('/en/routes', desktop)
    const size = () => page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)
    expect(await size()).toBe('16px')
    await page.locator('.segment label:has([value="4"])').click()
    await page.locator('.segment label:has([value=more])').click()
    await page.locator('#tools [type=submit]').click()
    await page.waitForURL('**/en/routes#tools')
    expect(await size()).toBe('24px')
    const box = await page.locator('#tools [type=submit]').boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect(box?.y).toBeLessThan(desktop.height)
    await page.goto('/en/faq')
    expect(await attributeOf(page, 'data-size')).toBe('4')
    expect(await attributeOf(page, 'data-contrast')).toBe('more')
    expect(await size()).toBe('24px')
    const chosen = await background(page, '[name=size][value="4"] + span')
    expect(chosen).not.toBe(await background(page, '[name=size][value="1"] + span'))
    expect(chosen).toBe(await background(page, '[name=contrast][value=more] + span'))
  })

  it('keeps the colour mode', async () => {
    const { page } = await visitPlainly('/', desktop)
    await page.locator('.mode-button').click()
    await page.locator('#colour-mode [value=dark]').check()
    await reach(page, () => page.locator('#colour-mode [type=submit]').click())
    await page.goto('/routes')
    expect(await attributeOf(page, 'data-mode')).toBe('dark')
    expect(await background(page, 'html')).toBe('rgb(13, 18, 28)')
  })
})

describe('a page that is sent in parts', () => {
  it('shows its frame first and its content in its place, without script', async () => {
    const { page, trouble } = await visitPlainly('/terms-conditions', { fault: 'd1=fail' })
    await page.context().setExtraHTTPHeaders({ 'x-fault': 'd1=slow:1200' })
    await page.goto('/en/terms-conditions', { waitUntil: 'commit' })
    await page.locator('.site-header').waitFor()
    expect(await page.locator('main').count()).toBe(0)
    await page.waitForLoadState()
    const tops = await page
      .locator('.site-header, main h1, main .reading, .site-footer')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(trouble).toEqual([])
  })
})
