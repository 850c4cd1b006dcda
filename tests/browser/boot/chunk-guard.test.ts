import type { Page, Request, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { attributeOf, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

const documents = (requests: Request[]) =>
  requests.filter((request) => request.isNavigationRequest()).length

/** Waits for a number of document requests; a busy machine is slow. */
const askedFor = (requests: Request[], count: number) =>
  expect.poll(() => documents(requests), { timeout: 10_000 }).toBe(count)

async function touch(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
  await page.waitForTimeout(600)
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['cannot be reached', (route) => route.abort()],
  ['answers 404', (route) => route.fulfill({ status: 404 })],
  ['is a page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>' })],
]

describe('a chunk that', () => {
  it.each(failures)('%s reloads the page once in 10 s and leaves it working', async (_, fail) => {
    const { page, requests, trouble } = await visit('/en/faq', {
      ...desktop,
      before: (opened) => opened.route('**/assets/faq-*.js', fail),
    })
    await touch(page)
    await askedFor(requests, 2)
    await page.waitForLoadState('load')
    await touch(page)
    expect(documents(requests)).toBe(2)
    expect(await attributeOf(page, 'data-hydrated')).toBeNull()

    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) - 10_001))
      }
    })
    await page.reload()
    await touch(page)
    await askedFor(requests, 4)
    await page.waitForLoadState('load')

    await page.locator('.site-footer a[href="/en/routes"]').click()
    await page.waitForURL('**/en/routes')
    expect(trouble.filter((line) => line.startsWith('page error'))).toEqual([])
  })

  it('fails never takes a half-filled form away', async () => {
    const { page, requests } = await visit('/en/faq', {
      ...desktop,
      before: (opened) => opened.route('**/assets/faq-*.js', (route) => route.abort()),
    })
    await page.evaluate(() => {
      const field = document.createElement('input')
      field.id = 'half-filled'
      document.querySelector('main')?.append(field)
      field.value = 'half a sentence'
    })
    await touch(page)
    expect(documents(requests)).toBe(1)
    expect(await page.locator('#half-filled').inputValue()).toBe('half a sentence')
  })

  it('fails reloads once where storage is blocked, too', async () => {
    const { page, requests } = await visit('/faq', {
      ...desktop,
      before: async (opened) => {
        await opened.route('**/assets/ar-*.js', (route) => route.abort())
        await opened.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
        })
      },
    })
    await touch(page)
    await askedFor(requests, 2)
    await page.waitForLoadState('load')
    await touch(page)
    expect(documents(requests)).toBe(2)
    await page.locator('.accordion details:not([open]) > summary').first().click()
    expect(await page.locator('.accordion details[open]').count()).toBe(2)
  })
})

describe('a first touch that fails', () => {
  it('for want of the data of the page is made good by a later touch', async () => {
    const pattern = '**/en/faq/_payload.json*'
    const { page, requests } = await visit('/en/faq', {
      ...desktop,
      before: async (opened) => {
        await opened.clock.install()
        await opened.route(pattern, (route) => route.abort())
      },
    })
    await touch(page)
    expect(await attributeOf(page, 'data-hydrated')).toBeNull()
    await page.unroute(pattern)
    await page.clock.fastForward(3_000)
    await page.keyboard.press('Tab')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.locator('.site-footer a[href="/en/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    expect(documents(requests)).toBe(1)
  })

  it('for want of the entry leaves a page that works, and the next document is made whole', async () => {
    const { page, requests } = await visit('/en/faq', {
      ...desktop,
      before: (opened) => opened.route('**/assets/entry-*.js', (route) => route.abort()),
    })
    await touch(page)
    expect(await attributeOf(page, 'data-hydrated')).toBeNull()
    await page.unroute('**/assets/entry-*.js')
    // A browser may remember until the next document that a module failed; Chromium 150 does.
    await page.locator('.site-footer a[href="/en/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    await touch(page)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(documents(requests)).toBe(2)
  })

  it('asks for nothing again while nobody touches the page, nor at every movement', async () => {
    const { page, requests } = await visit('/en/faq', {
      ...desktop,
      before: async (opened) => {
        await opened.clock.install({ time: 0 })
        await opened.clock.pauseAt(1_000)
        await opened.route('**/assets/entry-*.js', (route) => route.abort())
      },
    })
    const asked = () => requests.filter((request) => request.url().includes('/entry-')).length
    await touch(page)
    // Chunks of the page import the entry too.
    const first = asked()
    expect(first).toBeGreaterThan(0)
    for (let at = 0; at < 20; at += 1) await page.mouse.move(30 + at, 310 + at)
    expect(asked()).toBe(first)
    await page.clock.runFor(10_000)
    expect(asked()).toBe(first)
  })
})
