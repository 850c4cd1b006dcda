import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { pressTo } from '../support/stops'
import { act, desktop, narrow, phone, startBrowser, visit } from '../support/visit'

startBrowser()

describe.each(some(locales, 1))('the search of the header, in %s', (locale) => {
  const t = translators[locale]
  const typed = locale === 'ar' ? 'مشتريات' : 'procurement'

  it('is a field where there is room', async () => {
    const { page } = await visit(localPath('/', locale), desktop)
    const field = page.locator('#header-query')
    expect(await field.isVisible()).toBe(true)
    expect(await page.locator('.search-button').isVisible()).toBe(false)
    await field.click()
    await page.locator('#header-query[role=combobox]').waitFor()
    await field.pressSequentially(typed)
    await page.locator('#header-query[aria-expanded=true]').waitFor()
    const box = await page.locator('.header-search .suggest__panel').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(desktop.width)
    await page.keyboard.press('Enter')
    await page.waitForURL(/search\?q=/)
  })

  it.each([1100, 390])(
    'is a panel behind an icon at %i px, with focus in its field',
    async (width) => {
      const { page } = await visit(localPath('/faq', locale), { width, height: 800 })
      expect(await page.locator('#header-query').isVisible()).toBe(false)
      await pressTo(page, '.search-button')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.id === 'header-query')
      await page.keyboard.type(typed)
      await page.locator('#header-query[aria-expanded=true]').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      expect(await page.locator('#header-query').isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await page.locator('#header-query').isVisible()).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.className)).toContain(
        'search-button',
      )
    },
  )

  it('is in the menu on phones', async () => {
    const { page } = await visit(localPath('/faq', locale), phone)
    await act(page)
    await page.locator('.menu-button').click()
    const field = page.getByRole('navigation').getByRole('searchbox', { name: t('searchBox.site') })
    await field.click()
    await page.locator('#menu-query[role=combobox]').waitFor()
    await page.keyboard.type(typed)
    await page.locator('#menu-query[aria-expanded=true]').waitFor()
    await page.locator('#menu .suggest__option').last().click()
    await page.waitForURL(/search\?q=/)
    expect(await page.locator('.hits .row').count()).toBeGreaterThan(0)
  })
})

it.each(['/en/nowhere-at-all', '/en/media-center/news/nowhere'])(
  'the box of %s, where nothing is, has suggestions and the page stays',
  async (path) => {
    const { page, requests } = await visit(path, phone)
    await page.locator('#query').click()
    await page.locator('#query[role=combobox]').waitFor()
    // The box holds the words of the address.
    await page.locator('#query').fill('')
    await page.keyboard.type('procurement')
    await page.locator('#query[aria-expanded=true]').waitFor()
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
    expect(requests.filter((request) => request.url().includes('_payload'))).toEqual([])
  },
)

describe('without script', () => {
  it.each([
    ['/search', '#query', 'اتفاقية', /^\/search\?q=/],
    ['/en/knowledge', '#query', 'agreement', /^\/en\/knowledge\/search\?q=agreement$/],
    ['/en/faq', '#query', 'agreement', /^\/en\/search\?q=agreement&kind=question$/],
    ['/en/efficiency-dictionary', '#query', 'asset', /^\/en\/search\?q=asset&kind=term$/],
    ['/en/help', '#query', 'asset', /^\/en\/search\?q=asset$/],
    ['/en/nowhere-at-all', '#query', 'asset', /^\/en\/search\?q=asset$/],
  ])('the box of %s finds', async (path, field, typed, address) => {
    const { page } = await visit(path, { ...narrow, javaScriptEnabled: false })
    await page.locator(field).fill(typed)
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=/)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toMatch(address)
    expect(await page.locator('.hits .row').count()).toBeGreaterThan(0)
    expect(await page.locator('#query').inputValue()).toBe(typed)
  })

  it('the panel of the header opens and finds', async () => {
    const { page } = await visit('/en/faq', { width: 1100, height: 800, javaScriptEnabled: false })
    await page.locator('.search-button').click()
    await page.locator('#header-query').fill('asset')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/search\?q=asset/)
    expect(await page.locator('.hits .row').count()).toBeGreaterThan(0)
  })
})
