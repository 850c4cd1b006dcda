import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/locale'
import { act, desktop, phone, startBrowser, visit } from './visit'

startBrowser()

const second = 1_000
const day = 86_400 * second
const cells = (page: Page) => page.locator('[data-unit]').allTextContents()

/** The day the page counts to, from the server's own calendar; null on the day itself. */
async function readDay(): Promise<number | null> {
  const { page } = await visit('/', { javaScriptEnabled: false })
  const until = await page.locator('[data-until]').getAttribute('data-until', { timeout: 2_000 })
  return until ? Date.parse(until) : null
}

/** The home page at an instant that stands still until the test moves it. */
async function visitAt(instant: number, path = '/') {
  const visited = await visit(path, {
    ...desktop,
    before: (page) => page.clock.install({ time: instant - 60 * second }),
  })
  await visited.page.clock.pauseAt(instant)
  return visited
}

describe('the national day', () => {
  it.each(locales)('counts down without ever being negative, in %s', async (locale) => {
    const until = await readDay().catch(() => null)
    if (until === null) return
    const { page, trouble } = await visitAt(until - 5 * second, localPath('/', locale))
    await page.clock.runFor(second)
    expect(await cells(page)).toEqual(['0', '0', '0', '4'])
    await page.clock.runFor(4 * second)
    expect(await cells(page)).toEqual(['0', '0', '0', '0'])
    await page.clock.runFor(90 * second)
    expect(await cells(page)).toEqual(['0', '0', '0', '0'])
    expect(trouble).toEqual([])
  })

  it.each([
    ['a day, an hour, a minute and two seconds before', day + 3_662 * second, '1 1 1 1'],
    ['on the day itself', -day / 2, '0 0 0 0'],
    ['on the day after', -day, '0 0 0 0'],
  ])('shows what is left %s', async (_, before, shown) => {
    const until = await readDay().catch(() => null)
    if (until === null) return
    const { page } = await visitAt(until - before)
    await page.clock.runFor(second)
    expect((await cells(page)).join(' ')).toBe(shown)
  })

  it('has its number, and goes on ticking after React has come', async () => {
    const { page, trouble } = await visit('/en', phone)
    expect(await page.locator('#national-day').textContent()).toContain('95')
    await act(page)
    const before = (await cells(page)).join()
    await expect.poll(async () => (await cells(page)).join(), { timeout: 3_000 }).not.toBe(before)
    expect(trouble).toEqual([])
  })

  it('shows the same days without script, and nothing that would stand still', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false })
    const shown = page.locator('[data-unit]')
    if ((await shown.count()) === 0) return
    const { page: live } = await visit('/', phone)
    expect(await shown.first().textContent()).toBe((await cells(live))[0])
    expect(await page.locator('.countdown__live').first().isVisible()).toBe(false)
  })
})
