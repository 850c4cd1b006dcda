import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, attributeOf, desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const colours = { light: 'rgb(255, 255, 255)', dark: 'rgb(13, 18, 28)' }
type Mode = keyof typeof colours

const background = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)

/** Records the background when `<body>` starts and at DOMContentLoaded, to detect a flash. */
function noteColours(page: Page, stored?: string) {
  return page.addInitScript((mode) => {
    if (mode) localStorage.setItem('color-mode', mode)
    const seen: string[] = []
    const note = () => seen.push(getComputedStyle(document.documentElement).backgroundColor)
    const watch = new MutationObserver(() => {
      if (document.body) {
        note()
        watch.disconnect()
      }
    })
    watch.observe(document, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', note)
    Object.assign(window, { seen })
  }, stored)
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

describe('the colour mode', () => {
  it.each<[string | undefined, Mode, Mode]>([
    [undefined, 'light', 'light'],
    [undefined, 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
  ])('kept as %s on a %s device is %s before the first paint', async (stored, device, shown) => {
    const { page } = await visit('/faq', {
      colorScheme: device,
      before: (opened) => noteColours(opened, stored),
    })
    expect(new Set(await seen(page))).toEqual(new Set([colours[shown]]))
    const follows = !stored || stored === 'system'
    const other = device === 'light' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: other })
    expect(await background(page)).toBe(colours[follows ? other : shown])
  })

  it('is chosen at once, kept in the browser alone, and survives a reload', async () => {
    const { page, requests, trouble } = await visit('/', desktop)
    await page.locator('.mode-button').click()
    await page.locator('#colour-mode [value=dark]').check()
    expect(await background(page)).toBe(colours.dark)
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark')
    expect(requests.filter((request) => request.method() !== 'GET')).toEqual([])
    await page.reload()
    expect(await background(page)).toBe(colours.dark)
    expect(await page.locator('#colour-mode [value=dark]').isChecked()).toBe(true)
    await page.locator('.mode-button').click()
    await page.locator('#colour-mode [value=system]').check()
    expect(await background(page)).toBe(colours.light)
    expect(trouble).toEqual([])
  })

  it('works where storage is blocked', async () => {
    const { page, trouble } = await visit('/en', {
      ...phone,
      before: (opened) =>
        opened.addInitScript(() => {
          const blocked = () => {
            throw new DOMException('blocked', 'SecurityError')
          }
          Object.defineProperty(window, 'localStorage', { get: blocked })
          Object.defineProperty(window, 'sessionStorage', { get: blocked })
        }),
    })
    await page.locator('.menu-button').click()
    await page.locator('.site-nav__mode').click()
    await page.locator('#colour-mode [value=dark]').check()
    expect(await background(page)).toBe(colours.dark)
    await act(page)
    expect(trouble).toEqual([])
  })
})

describe('the accessibility tools', () => {
  const style = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontSize, lineHeight, color, transitionDuration } = getComputedStyle(element)
        return { fontSize, lineHeight, color, transitionDuration }
      })

  it.each([
    ['size', '3', 'html', 'fontSize', '20px'],
    ['contrast', 'more', '.page-meta', 'color', 'rgb(17, 25, 39)'],
    ['spacing', 'wide', 'html', 'lineHeight', '35.2px'],
    ['motion', 'none', 'main a', 'transitionDuration', '0s'],
  ] as const)('%s applies at once and stays', async (name, value, selector, property, expected) => {
    const { page, trouble } = await visit('/en/privacy-policy', desktop)
    expect((await style(page, selector))[property]).not.toBe(expected)
    const saved = page.waitForResponse((response) => response.url().endsWith('/display'))
    await page.locator(`.segment label:has([name=${name}][value="${value}"])`).click()
    expect((await style(page, selector))[property]).toBe(expected)
    expect((await saved).status()).toBe(204)
    await page.reload()
    expect(await attributeOf(page, `data-${name}`)).toBe(value)
    expect((await style(page, selector))[property]).toBe(expected)
    expect(await page.locator(`[name=${name}][value="${value}"]`).isChecked()).toBe(true)

    await act(page)
    await page.locator('.site-footer a[href="/en/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    expect(await attributeOf(page, `data-${name}`)).toBe(value)
    expect(trouble).toEqual([])
  })
})
