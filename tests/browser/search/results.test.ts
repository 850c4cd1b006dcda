import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const readPage = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    hits: [...document.querySelectorAll('.hits h3')].map((one) => one.textContent),
    typed: document.querySelector<HTMLInputElement>('#query')?.value,
    scrolled: scrollY,
  }))

describe.each([
  '/en/search?q=framework+agreements',
  '/search?q=كفاءة+الإنفاق&lang=en',
  '/en/search?q=agreemnt',
  '/search?q=2026&kind=news&sort=date',
  '/knowledge/search?q=agreement',
])('the results of %s', (address) => {
  it('stay where and as they are when the page is touched', async () => {
    const { page, trouble } = await visit(encodeURI(address), phone)
    await page.evaluate(() => scrollTo(0, 600))
    const before = await readPage(page)
    expect([before.hits.length > 2, before.scrolled]).toEqual([true, 600])
    await act(page)
    expect(await readPage(page)).toEqual(before)
    expect(trouble).toEqual([])
  })
})

it('what is typed while React comes stays in the box', async () => {
  const { page } = await visit('/en/search?q=contract')
  await page.locator('#query').press('End')
  await page.locator('#query').pressSequentially(' change')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator('#query').inputValue()).toBe('contract change')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('query')
})

it('the place is kept when the cookie notice is answered', async () => {
  const { page } = await visit('/en/search?q=contract', { ...phone, hasTouch: true })
  await page.evaluate(() => scrollTo(0, 300))
  const box = await page.locator('.cookie-notice button[data-consent=necessary]').boundingBox()
  // `tap()` would scroll to the notice, although it is fixed.
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.locator('.cookie-notice').waitFor({ state: 'hidden' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

it('the way back leads to the same place', async () => {
  const { page } = await visit('/en/search?q=agreement', phone)
  await act(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.locator('.hits h3 a').nth(2).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/search'))
  await page.goBack()
  await page.locator('.hits .row').first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})
