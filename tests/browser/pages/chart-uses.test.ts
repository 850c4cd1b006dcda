import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { act, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

const path = '/open-data/requests-and-replies?from=2025-02&to=2025-04'

it('the chart of a dataset is saved as a PNG, and its code is copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page } = await visit(path, { ...desktop, permissions })
  await act(page)
  await page.locator('summary', { hasText: 'شارك الرسم' }).click()
  const saved = page.waitForEvent('download')
  await page.locator('.chart-uses__png').click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('requests-and-replies.png')
  const png = readFileSync(await download.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // IHDR: twice the 800 pixels of the drawing.
  expect(png.readUInt32BE(16)).toBe(1600)
  expect(png.length).toBeGreaterThan(10_000)
  await page.locator('.chart-uses .share__copy button').last().click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^<iframe src="[^"]+\/embed\/open-data\/requests-and-replies\?from=2025-02&amp;to=2025-04"/,
    )
})

it('without script there are the choice of months, the SVG and the code, and no dead button', async () => {
  const { page } = await visit(path, { javaScriptEnabled: false })
  expect(await page.locator('.chart-choice select').first().inputValue()).toBe('2025-02')
  await page.locator('summary', { hasText: 'شارك الرسم' }).click()
  expect(await page.locator('.chart-uses button:visible').count()).toBe(0)
  expect(await page.locator('.chart-uses code').textContent()).toMatch(/^<iframe /)
  await page.locator('.chart-choice select').last().selectOption('2025-03')
  await page.locator('.chart-choice button').click()
  await expect.poll(() => new URL(page.url()).search).toBe('?from=2025-02&to=2025-03')
  expect(await page.locator('#chart').textContent()).toContain('مارس 2025')
})
