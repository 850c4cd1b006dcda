import { describe, expect, it } from 'vitest'
import { desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

/** The clock on a day with open programmes and vacancies, whatever the day of the run. */
const seconds = Math.round((Date.parse('2026-11-28T09:00:00+03:00') - Date.now()) / 1_000)
const fault = `clock=${seconds}`

/** A page, what it folds away in narrow windows, and an address that leads there. */
const folded = [
  ['/careers', '.folding ul', '#life'],
  // Those open for registration; the others are folded as a whole.
  ['/loc-init', '.row:not(.accordion *) .phone-fold dl', null],
  ['/backup', '.platform-ways .part__text', '#halls'],
  ['/privacy-policy', '.phone-fold table', null],
] as const

describe.each(folded)('%s', (path, selector, anchor) => {
  it('folds %s away on a phone only', async () => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false, fault })
    const all = await page.locator(selector).count()
    const shown = page.locator(`${selector}:visible`)
    expect(all).toBeGreaterThan(1)
    expect(await shown.count()).toBe(0)
    await page.locator(selector).first().locator('xpath=ancestor::details/summary').click()
    expect(await shown.count()).toBe(1)
    await page.setViewportSize(desktop)
    expect(await shown.count()).toBe(all)
    await page.setViewportSize(phone)
    await page.emulateMedia({ media: 'print' })
    expect(await shown.count()).toBe(all)
  })

  it.runIf(anchor)('shows the part that an address names', async () => {
    const { page } = await visit(path + anchor, { ...phone, javaScriptEnabled: false })
    expect(await page.locator(`${anchor} ${selector.split(' ').at(-1)}`).isVisible()).toBe(true)
  })
})

it('programmes closed to applications open without script, and are open on paper', async () => {
  const { page } = await visit('/loc-init', { ...desktop, javaScriptEnabled: false, fault })
  const facts = page.locator('.accordion .row dl')
  const shown = page.locator('.accordion .row dl:visible')
  const all = await facts.count()
  expect(all).toBeGreaterThan(0)
  expect(await shown.count()).toBe(0)
  await page.locator('.accordion > details > summary').first().click()
  expect(await shown.count()).toBe(all)
  await page.locator('.accordion > details > summary').first().click()
  await page.emulateMedia({ media: 'print' })
  expect(await shown.count()).toBe(all)
})

it('an application starts with the number of its vacancy', async () => {
  const { page } = await visit('/en/careers', { ...phone, javaScriptEnabled: false, fault })
  const first = page.locator('.careers .row').first()
  expect(await first.locator('.vacancy__how').textContent()).toMatch(/^Start .* HR-\d{4}-\d+$/)
  const { y = 0 } = (await first.locator('.vacancy__how').boundingBox()) ?? {}
  const link = await first.locator('.vacancy__deadline a').boundingBox()
  expect(y - (link?.y ?? 0)).toBeGreaterThan(0)
  expect(y - (link?.y ?? 0)).toBeLessThan(120)
})
