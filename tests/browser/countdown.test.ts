import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { act, desktop, phone, startBrowser, type VisitOptions, visit } from './support/visit'

startBrowser()

const second = 1_000
const day = 86_400 * second
/** Fixed server time at which the page is rendered. */
const written = Date.parse('2027-09-01T09:00:00Z')
const until = Date.parse('2027-09-23T00:00:00+03:00')

const cells = (page: Page) =>
  page.locator('.national-day:not([hidden])').first().locator('[data-unit]').allTextContents()

function visitHome(path: string, options: VisitOptions) {
  const fault = `clock=${Math.round((written - Date.now()) / second)}`
  return visit(path, { ...options, fault })
}

/** The home page with the browser's clock paused at an instant. */
async function visitAt(instant: number, path = '/', prepare?: (page: Page) => Promise<void>) {
  const visited = await visitHome(path, {
    ...desktop,
    before: (page) => page.clock.install({ time: instant - 600 * second }),
  })
  await prepare?.(visited.page)
  await visited.page.clock.pauseAt(instant)
  return visited
}

describe('the national day', () => {
  it.each(locales)('counts down without ever being negative, in %s', async (locale) => {
    const { page, trouble } = await visitAt(until - 5 * second, localPath('/', locale))
    expect(await page.locator('.national-day:visible').count()).toBe(1)
    await page.clock.runFor(second)
    expect(await cells(page)).toEqual(['00', '00', '00', '04'])
    await page.clock.runFor(4 * second)
    expect(await cells(page)).toEqual(['00', '00', '00', '00'])
    await page.clock.runFor(90 * second)
    expect(await cells(page)).toEqual(['00', '00', '00', '00'])
    expect(trouble).toEqual([])
  })

  it.each([
    ['a day, an hour, a minute and two seconds before', day + 3_662 * second, '01 01 01 01'],
    ['on the day itself', -day / 2, '00 00 00 00'],
    ['on the day after, until the next one', -day, '365'],
  ])('shows what is left %s', async (_, before, shown) => {
    const { page } = await visitAt(until - before)
    await page.clock.runFor(second)
    expect((await cells(page)).join(' ')).toBe(shown)
    const number = before === -day ? '98' : '97'
    const heading = page.locator('.national-day h2').filter({ visible: true })
    expect(await heading.allTextContents()).toEqual([expect.stringContaining(number)])
  })

  it('has its number, and goes on ticking after React has come', async () => {
    const { page, trouble } = await visitAt(until - 62 * second, '/en', act)
    expect(await page.locator('#national-day').textContent()).toContain('97')
    await page.clock.runFor(second)
    expect(await cells(page)).toEqual(['00', '00', '01', '01'])
    await page.clock.runFor(3 * second)
    expect(await cells(page)).toEqual(['00', '00', '00', '58'])
    expect(trouble).toEqual([])
  })

  it('shows the same days without script, and nothing that would stand still', async () => {
    const { page } = await visitHome('/', { ...phone, javaScriptEnabled: false })
    const days = await page.locator('[data-unit]').first().textContent()
    expect(days).toBe(String(Math.floor((until - written) / day)))
    expect(await page.locator('.countdown__live').first().isVisible()).toBe(false)
    const { page: live } = await visitAt(written)
    expect((await cells(live))[0]).toBe(days)
  })
})
