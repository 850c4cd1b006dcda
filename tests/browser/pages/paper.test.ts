import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startBrowser, visit } from '../support/visit'

startBrowser()

describe('on paper', () => {
  it('a text has the addresses it leads to, and a title has none', async () => {
    const print = (page: Page) => page.emulateMedia({ media: 'print' })
    const addressesOf = (page: Page, selector: string) =>
      page.locator(selector).evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          shown: getComputedStyle(link, '::after').content,
        })),
      )
    const policy = await visit('/en/privacy-policy', { before: print })
    const inText = await addressesOf(policy.page, "main p > a[href^='/']")
    expect(inText.length).toBeGreaterThan(0)
    for (const { href, shown } of inText) {
      expect(shown.replaceAll('" "', '')).toMatch(/^" \(localhost(?::\d+)?\/en/)
      expect(shown).toContain(href)
    }
    const service = await visit('/en/services/e-marketplace', { before: print })
    const titles = await addressesOf(service.page, 'main :is(h3, li) > a')
    expect(titles.length).toBeGreaterThan(0)
    for (const { shown } of titles) expect(shown).not.toContain('(')
  })

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
