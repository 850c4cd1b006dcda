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

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })

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

    // In the next document: a page that notices it now would reload by itself beside `page.reload`.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('moved')) return
      for (const key of Object.keys(sessionStorage)) {
        sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) - 10_001))
      }
      sessionStorage.setItem('moved', '1')
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
        await blockStorage(opened)
        await opened.route('**/assets/ar-*.js', (route) => route.abort())
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

  it('fails again while a slow reload is pending does not begin it anew', async () => {
    let asked = 0
    let release = () => {}
    const { page, requests } = await visit('/faq', {
      ...desktop,
      before: async (opened) => {
        await blockStorage(opened)
        await opened.route('**/assets/ar-*.js', (route) => route.abort())
        await opened.route('**/faq', async (route) => {
          asked += 1
          if (asked > 1) await new Promise<void>((resolve) => (release = resolve))
          await route.continue()
        })
      },
    })
    await touch(page)
    await askedFor(requests, 2)
    // A failed import is retried after 2.7 s.
    await page.waitForTimeout(3_000)
    await touch(page)
    expect(documents(requests)).toBe(2)
    release()
    const isReloaded = () =>
      performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload'
    await page.waitForFunction(isReloaded)
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

  it('because the entry file is missing reloads the page once, and leaves it working', async () => {
    const { page, requests } = await visit('/en/faq', {
      ...desktop,
      before: (opened) =>
        opened.route('**/assets/entry-*.js', (route) => route.fulfill({ status: 404 })),
    })
    await touch(page)
    await askedFor(requests, 2)
    await page.waitForLoadState('load')
    await touch(page)
    expect(documents(requests)).toBe(2)
    expect(await attributeOf(page, 'data-hydrated')).toBeNull()
    await page.unroute('**/assets/entry-*.js')
    // A browser may remember until the next document that a module failed; Chromium 150 does.
    await page.locator('.site-footer a[href="/en/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    await touch(page)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(documents(requests)).toBe(3)
  })

  it('because the entry file is missing does not reload over a half-filled form', async () => {
    const { promise: typed, resolve: markTyped } = Promise.withResolvers<void>()
    const { page, requests } = await visit('/en/contact', {
      ...desktop,
      before: (opened) =>
        opened.route('**/assets/entry-*.js', async (route) => {
          await typed
          await route.fulfill({ status: 404 })
        }),
    })
    await page.locator('#fullName').fill('half a name')
    markTyped()
    await page.locator('html[data-plain]').waitFor({ state: 'attached' })
    expect(documents(requests)).toBe(1)
    expect(await page.locator('#fullName').inputValue()).toBe('half a name')
  })

  it('asks for nothing again while nobody touches the page, nor at every movement', async () => {
    const { page, requests } = await visit('/en/faq', {
      ...desktop,
      before: async (opened) => {
        // Reloaded a moment ago, so not again.
        await opened.addInitScript(() => sessionStorage.setItem('reloaded:/en/faq', '0'))
        await opened.clock.install({ time: 0 })
        await opened.clock.pauseAt(1_000)
        // All of them: a chunk that arrives late would import the entry once more.
        await opened.route('**/assets/*.js', (route) => route.abort())
      },
    })
    const asked = () => requests.filter((request) => request.url().endsWith('.js')).length
    const modules = await page.locator('script[data-modules]').getAttribute('data-modules')
    const first = `${modules}`.split(' ').length
    await touch(page)
    await expect.poll(asked, { timeout: 10_000 }).toBe(first)
    for (let at = 0; at < 20; at += 1) await page.mouse.move(30 + at, 310 + at)
    expect(asked()).toBe(first)
    await page.clock.runFor(10_000)
    expect(asked()).toBe(first)
  })
})
