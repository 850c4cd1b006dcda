import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openOwnSite } from '../support/own-site'
import { startRelay } from '../support/slow-relay'
import { act, phone, startBrowser, type VisitOptions, visit } from '../support/visit'

startBrowser()

/** Opens a page, and touches it until its service worker has kept it. */
async function visitKept(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit(path, { ...phone, serviceWorkers: 'allow', ...options })
  await act(page)
  await expect.poll(() => keptBy(page)).not.toEqual([])
  return page
}

/** Paths that are kept, the first read first. */
function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('read-pages')
    const keys = await cache.keys()
    return keys.map(({ url }) => url.slice(location.origin.length))
  })
}

function goOffline(page: Page, isOffline = true): Promise<void> {
  return page.context().setOffline(isOffline)
}

const heading = (page: Page) => page.locator('main h1').textContent()

describe('a page that was read', () => {
  it.each([
    ['/faq', /^لا اتصال بالإنترنت\. هذه نسخة محفوظة من \d+ \S+ \d{4} في \d/],
    ['/en/faq', /^You are offline\. This is a copy saved on \d+ \w+ \d{4} at \d/],
  ])('%s is shown without a connection, with the time at which it was read', async (path, line) => {
    const page = await visitKept(path)
    await page.goto('/en/sla')
    await expect.poll(() => keptBy(page)).toEqual([path, '/en/sla'])
    await goOffline(page)
    await page.goto(path)
    expect(await page.locator('main .saved-copy').textContent()).toMatch(line)
    expect(await page.locator('main details').count()).toBeGreaterThan(5)
    await page.mouse.move(20, 300)
    await page.mouse.move(24, 304)
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    await goOffline(page, false)
    await page.goto(path)
    expect(await page.locator('main .saved-copy').count()).toBe(0)
  })

  it('is kept after a navigation without a new document as well', async () => {
    const page = await visitKept('/en/faq')
    await page
      .locator('footer a[href="/en/services"]')
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/en/services')
    await expect.poll(() => keptBy(page)).toEqual(['/en/faq', '/en/services'])
  })

  it('is kept without who is signed in', async () => {
    const page = await visitKept('/en/faq', {
      before: async (opened) => {
        const { origin } = new URL(inject('site'))
        const cookie = {
          name: '__Host-session',
          value: 'unknown',
          url: origin.replace('http:', 'https:'),
        }
        await opened.context().addCookies([cookie])
      },
    })
    expect(await page.locator('html[data-signed-in]').count()).toBe(1)
    await page.reload()
    await goOffline(page)
    await page.reload()
    expect(await page.locator('main .saved-copy').count()).toBe(1)
    expect(await page.locator('html[data-signed-in]').count()).toBe(0)
  })
})

describe('what the browser keeps', () => {
  it('is no page with a form, of a member, of staff, of a search, or of the present state', async () => {
    const page = await visitKept('/en/faq')
    const others = [
      'violations',
      'contact',
      'search?q=a',
      'status',
      'auth/login',
      'newsletter',
      'nowhere',
    ]
    for (const path of others) await page.goto(`/en/${path}`)
    await page.goto('/en/sla')
    await expect.poll(() => keptBy(page)).toEqual(['/en/faq', '/en/sla'])
    await goOffline(page)
    await page.goto('/en/contact')
    expect(await heading(page)).toBe('You are offline')
    expect(await page.locator('#kept-list a').allTextContents()).toEqual([
      'Service levels',
      'Frequently asked questions',
    ])
  })

  it('is at most thirty pages, those read last', async () => {
    const page = await visitKept('/en/faq')
    await page.evaluate(async () => {
      const addresses = Array.from({ length: 32 }, (_, at) => `${location.origin}/en/card?${at}`)
      for (const address of addresses) {
        navigator.serviceWorker.controller?.postMessage(address)
        const cache = await caches.open('read-pages')
        while (!(await cache.match(address))) await new Promise((done) => setTimeout(done, 20))
      }
    })
    const kept = await keptBy(page)
    expect([kept.length, kept[0], kept[29]]).toEqual([30, '/en/card?2', '/en/card?31'])
  })

  it('is nothing for who saves data, and nothing before the page is used', async () => {
    const { page } = await visit('/en/faq', { ...phone, serviceWorkers: 'allow' })
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(await workers()).toBe(0)
    const saving = await visit('/en/faq', {
      ...phone,
      serviceWorkers: 'allow',
      before: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        }),
    })
    await act(saving.page)
    await saving.page.waitForTimeout(500)
    expect(
      await saving.page.evaluate(async () => navigator.serviceWorker.getRegistrations()),
    ).toEqual([])
  })
})

describe('the service worker', () => {
  /** A relay whose service worker is replaced by what `replace` makes of it. */
  async function visitRelay(replace: (script: string) => string) {
    const baseURL = await startRelay(inject('site'), ({ asked, answer, body }) =>
      answer.end(asked.url === '/sw.js' ? replace(body.toString()) : body),
    )
    return visitKept('/en/faq', { baseURL })
  }
  const caching = (page: Page) => page.evaluate(async () => (await caches.keys()).sort())

  it('of a newer build takes over at once, and what was read stays', async () => {
    let id = 'one'
    const page = await visitRelay((script) => script.replace(/buildId="\w+"/, `buildId="${id}"`))
    expect(await caching(page)).toEqual(['offline-one', 'read-pages'])
    id = 'two'
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => caching(page)).toEqual(['offline-two', 'read-pages'])
    expect(await keptBy(page)).toEqual(['/en/faq'])
    await page.reload()
    expect(await heading(page)).toBe('Frequently asked questions')
  })

  it('ends itself and deletes what it kept where the operator turns it off', async () => {
    const site = await openOwnSite({ vars: { OFFLINE_COPIES: 'off' } })
    const url = new URL('/sw.js', await site.address())
    const ending = await (await fetch(url)).text()
    await site.close()
    let isOn = true
    const page = await visitRelay((script) => (isOn ? script : ending))
    isOn = false
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => caching(page)).toEqual([])
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0)
  })
})
