import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sample, some } from '../../support/sample'
import { findSmallTargets, findViolations, overflow } from '../support/audit'
import { documents } from '../support/documents'
import { desktop, inBothModes, narrow, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const variants = inBothModes([narrow, desktop])

/** Horizontal overflow of a page at the smallest and the largest text size. */
async function findWide(page: Page): Promise<string[]> {
  const wide: string[] = []
  for (const size of [1, 4]) {
    await page.locator('html').evaluate((html, chosen) => {
      html.dataset.size = String(chosen)
    }, size)
    for (const width of [320, 390, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await overflow(page)
      if (over > 0) wide.push(`${over} px at ${width} px, text size ${size}`)
    }
  }
  return wide
}

describe('axe finds nothing, all targets are large enough, and nothing scrolls sideways, on', () => {
  it.each(some(sample(documents, variants), 8))(
    '$subject.title ($variant.colorScheme, $variant.width px)',
    async ({ subject, variant }) => {
      const { page } = await subject.open({ ...variant, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
      expect(await findWide(page)).toEqual([])
    },
  )

  it.each([
    ['the menu', phone, '.menu-button'],
    ['a panel of the header', desktop, '.nav-group__title'],
    ['the colour modes', desktop, '.mode-button'],
    ['the cookie choice', phone, '.cookie-notice [popovertarget]'],
    ['the stamp', phone, '.stamp__bar'],
  ])('%s when it is open', async (_, size, opener) => {
    const { page } = await visit('/en', { ...size, reducedMotion: 'reduce' })
    await page.locator(opener).first().click()
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
  })
})
