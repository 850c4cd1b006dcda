import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { desktop, itLooks, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left, right, top }
    }),
  )
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

describe('the charts of the media library', () => {
  itLooks.each([
    ['on a phone', phone],
    ['on a wide screen', desktop],
  ])('the marks of a chart can be counted and have one size %s', async (_, size) => {
    const { page } = await visit('/media-center/media/opportunities-by-field', size)
    const charts = page.locator('.plot')
    expect(await charts.count()).toBe(2)
    for (const chart of await charts.all()) {
      // The first block of a row is full: it has five columns of two marks.
      const blocks = await boxesOf(chart.locator('.plot__tens svg:not(:last-child)'))
      const widths = blocks.map(({ left, right }) => right - left)
      expect(Math.min(...widths) / 5).toBeGreaterThanOrEqual(10)
      expect(spread(widths)).toBeLessThan(0.1)
    }
  })

  itLooks('a row of marks is one line on a wide screen', async () => {
    const { page } = await visit('/media-center/media/opportunities-by-field', desktop)
    const rows = await page.locator('.plot__tens').all()
    expect(rows).toHaveLength(10)
    for (const row of rows) {
      expect(spread((await boxesOf(row.locator('svg'))).map(({ top }) => top))).toBeLessThan(1)
    }
  })
})
