import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, attributeOf, desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const light = 'rgb(255, 255, 255)'
const dark = 'rgb(13, 18, 28)'

const background = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)

const storeDark = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('color-mode', 'dark'))

const note = (page: Page) => page.locator('#colour-mode [data-forced=light]')

describe('a page that is always light', () => {
  it.each([
    ['/card', 'هذه الصفحة فاتحة دائمًا'],
    ['/en/card', 'This page is always light'],
  ])('%s is so for who stored dark on a dark device, and says it', async (path, words) => {
    const { page, trouble } = await visit(path, {
      ...phone,
      colorScheme: 'dark',
      before: storeDark,
    })
    expect(await background(page)).toBe(light)
    await page.locator('.menu-button').click()
    await page.locator('.site-nav__mode').click()
    expect(await note(page).isVisible()).toBe(true)
    expect(await note(page).textContent()).toContain(words)
    expect(await page.locator('#colour-mode [value=dark]').isChecked()).toBe(true)
    await page.locator('#colour-mode [value=light]').check()
    await page.locator('#colour-mode [value=dark]').check()
    expect(await background(page)).toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark')
    expect(trouble).toEqual([])
  })

  it.each([
    ['the stored mode is dark', 'light', storeDark],
    ['the device is dark', 'dark', undefined],
  ] as const)(
    'is so when the router shows it, and only it, while %s',
    async (_, device, before) => {
      const { page, requests, trouble } = await visit('/en/routes', {
        ...desktop,
        colorScheme: device,
        before,
      })
      await act(page)
      expect(await background(page)).toBe(dark)
      await page.locator('main a[href="/en/card"]').click()
      await page.locator('main .qr-code').waitFor()
      expect(await background(page)).toBe(light)
      await page.locator('.mode-button').click()
      expect(await note(page).isVisible()).toBe(true)
      await page.keyboard.press('Escape')

      await page.locator('.site-footer a[href="/en/routes"]').click()
      await page.locator('.site-map__group').first().waitFor()
      expect(await background(page)).toBe(dark)
      expect(await attributeOf(page, 'data-forced-mode')).toBeNull()
      await page.locator('.mode-button').click()
      expect(await note(page).isVisible()).toBe(false)
      await page.keyboard.press('Escape')

      await page.goBack()
      await page.locator('main .qr-code').waitFor()
      expect(await background(page)).toBe(light)
      expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
      expect(trouble).toEqual([])
    },
  )

  it('is so without JavaScript, for a dark device and a dark choice', async () => {
    const { page } = await visit('/card', {
      ...desktop,
      javaScriptEnabled: false,
      colorScheme: 'dark',
    })
    expect(await background(page)).toBe(light)
    await page.locator('.mode-button').click()
    expect(await note(page).isVisible()).toBe(true)
    await page.locator('#colour-mode [value=dark]').check()
    expect(await background(page)).toBe(light)
    await page.locator('#colour-mode [type=submit]').click()
    await page.waitForLoadState()
    expect(await attributeOf(page, 'data-mode')).toBe('dark')
    expect(await background(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/faq')
    expect(await background(page)).toBe(dark)
  })
})
