import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { attributeOf, desktop, startBrowser, visit } from './support/visit'

startBrowser()

/** Records when the spinner appears and disappears, in milliseconds of the page's clock. */
function noteSpinner(page: Page) {
  return page.addInitScript(() => {
    const turns: { on: boolean; at: number }[] = []
    const watch = new MutationObserver(() => {
      const on = document.documentElement?.hasAttribute('data-loading') ?? false
      if (on !== (turns.at(-1)?.on ?? false)) turns.push({ on, at: performance.now() })
    })
    watch.observe(document, { attributes: true, childList: true, subtree: true })
    Object.assign(window, { turns })
  })
}

const turns = (page: Page) =>
  page.evaluate(() => (window as unknown as { turns: { on: boolean; at: number }[] }).turns)

/** Delays the fonts, so that the document is parsed but its `load` event is pending. */
async function holdFonts(page: Page, ms: number) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  })
}

describe('the spinner', () => {
  it('never comes when loading is quick', async () => {
    // The page's clock is paused while it loads.
    const { page } = await visit('/faq', {
      before: async (opened) => {
        await opened.clock.install({ time: 0 })
        await opened.clock.pauseAt(1_000)
        await noteSpinner(opened)
      },
    })
    expect(await page.evaluate(() => document.readyState)).toBe('complete')
    await page.clock.runFor(4_000)
    expect(await turns(page)).toEqual([])
  })

  it('comes after 300 ms, lets presses pass and goes when the page has loaded', async () => {
    const { page } = await visit('/en', {
      ...desktop,
      before: async (opened) => {
        await noteSpinner(opened)
        await holdFonts(opened, 1_500)
      },
    })
    const [came, went] = await turns(page)
    expect(came?.on).toBe(true)
    expect(came?.at).toBeGreaterThanOrEqual(300)
    expect(went?.on).toBe(false)
    expect(went?.at).toBeGreaterThan(1_400)
  })

  it('is gone after 3 s whatever is missing', async () => {
    const { page } = await visit('about:blank', {
      ...desktop,
      before: async (opened) => {
        await noteSpinner(opened)
        await holdFonts(opened, 20_000)
      },
    })
    await page.goto('/en/faq', { waitUntil: 'commit' })
    await page.locator('html[data-loading]').waitFor({ state: 'attached' })
    const style = await page.evaluate(() => {
      const { pointerEvents, backgroundColor } = getComputedStyle(
        document.documentElement,
        '::after',
      )
      return { pointerEvents, backgroundColor }
    })
    expect(style).toEqual({ pointerEvents: 'none', backgroundColor: 'rgba(0, 0, 0, 0)' })
    await page.locator('.accordion details:not([open]) > summary').first().click()
    expect(await page.locator('.accordion details[open]').count()).toBe(2)
    await page.locator('html:not([data-loading])').waitFor({ state: 'attached' })
    const [came, went] = await turns(page)
    expect((went?.at ?? 0) - (came?.at ?? 0)).toBeLessThan(3_200)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  })

  it('is never there without script', async () => {
    const { page } = await visit('about:blank', {
      javaScriptEnabled: false,
      before: (opened) => holdFonts(opened, 2_000),
    })
    await page.goto('/faq', { waitUntil: 'commit' })
    await page.locator('.site-footer').waitFor()
    await page.waitForTimeout(700)
    expect(await attributeOf(page, 'data-loading')).toBeNull()
    const drawn = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html, '::after').content)
    expect(drawn).toBe('none')
  })
})
