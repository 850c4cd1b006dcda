import { describe, expect, it } from 'vitest'
import { startBrowser, visit } from './visit'

startBrowser()

describe('on paper', () => {
  it.each(['/', '/en/faq', '/privacy-policy', '/en/routes'])('%s is its content', async (path) => {
    const { page } = await visit(path, {
      colorScheme: 'dark',
      before: (opened) => opened.emulateMedia({ media: 'print', colorScheme: 'dark' }),
    })
    for (const part of ['.site-header', '.site-footer', '.cookie-notice', '.skip', '.toc']) {
      const shown = await page
        .locator(part)
        .evaluateAll((parts) => parts.filter((element) => element.checkVisibility()))
      expect(shown).toEqual([])
    }
    expect(await page.locator('h1').isVisible()).toBe(true)
    const { background, color } = await page.locator('h1').evaluate((heading) => ({
      background: getComputedStyle(document.documentElement).backgroundColor,
      color: getComputedStyle(heading).color,
    }))
    expect(background).toBe('rgb(255, 255, 255)')
    expect(color).not.toBe('rgb(255, 255, 255)')
    const closed = await page
      .locator('main details:not(.toc):not(.suggestion *) > :not(summary)')
      .evaluateAll(
        (parts) => parts.filter((part) => part.getBoundingClientRect().height < 10).length,
      )
    expect(closed).toBe(0)
  })
})
