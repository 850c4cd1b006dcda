import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { some } from '../../support/sample'
import { desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Delays the page's fonts and records the layout shifts they cause. */
async function watchShifts(opened: Page): Promise<void> {
  await opened.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await opened.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
}

async function sumShifts(page: Page): Promise<number> {
  await page.waitForFunction(() => document.fonts.status === 'loaded', undefined, { polling: 50 })
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, value) => sum + value, 0)
}

/** "Good" in the Core Web Vitals. A line more or less depends on the browser's way to draw letters. */
const still = 0.1

describe('when fonts arrive late the page stands still:', () => {
  const cases = [
    ['/', phone],
    ['/', desktop],
    ['/en', phone],
    ['/en', desktop],
    ['/faq', phone],
    ['/en/faq', desktop],
    ['/privacy-policy', phone],
    ['/en/privacy-policy', desktop],
    ['/efficiency-dictionary', phone],
    ['/en/efficiency-dictionary', desktop],
    ['/services', phone],
    ['/en/media-center/news', phone],
    ['/contact', phone],
    ['/en/contact/inquiry', desktop],
  ] as const
  it.each(some(cases, 8))('%s (%o)', async (path, size) => {
    const { page } = await visit(path, { ...size, before: watchShifts })
    expect(await sumShifts(page)).toBeLessThanOrEqual(still)
  })

  it('the measure sees what does move', async () => {
    const { page } = await visit('/faq', { ...desktop, before: watchShifts })
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.style.blockSize = '200px'
      document.querySelector('main')?.prepend(block)
    })
    await expect.poll(() => sumShifts(page), { timeout: 10_000 }).toBeGreaterThan(still)
  })
})
