import { describe, expect, it } from 'vitest'
import { desktop, phone, startBrowser, visit } from './visit'

startBrowser()

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

describe('when fonts arrive late the page stands still:', () => {
  it.each([
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
  ])('%s (%o)', async (path, size) => {
    const { page } = await visit(path, {
      ...size,
      before: async (opened) => {
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
      },
    })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02)
  })
})
