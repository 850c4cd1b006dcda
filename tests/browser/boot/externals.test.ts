import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnSite } from '../support/own-site'
import { act, desktop, startBrowser, type Visit, visit } from '../support/visit'

startBrowser()

const scripts = ['https://first.example.com/a.js', 'https://second.example.com/b.js']
const sheet = 'https://icons.example.com/icons.css'

let site: Awaited<ReturnType<typeof openOwnSite>>
let baseURL: string
beforeAll(async () => {
  site = await openOwnSite({ settings: { externals: { scripts, sheet } } })
  baseURL = `http://localhost:${(await site.address()).port}`
  // An error page does not wait for D1: it shows the settings that another page has read.
  await (await site.ask('/en/faq')).arrayBuffer()
})
afterAll(() => site.close())

/**
 * Serves the external assets of the settings, the first script late; each script records when it
 * ran.
 */
async function serveOthers(page: Page): Promise<void> {
  await page.route(/^https:\/\/\w+\.example\.com\//, async (route) => {
    const url = route.request().url()
    if (url === sheet) {
      return route.fulfill({ contentType: 'text/css', body: ':root{--icon-font:loaded}' })
    }
    if (url === scripts[0]) await new Promise((resolve) => setTimeout(resolve, 300))
    const body = `(window.ran ??= []).push(${JSON.stringify(url)} + ' ' + document.readyState)`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

const ran = (page: Page) =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran?.map((one) => one.split(' ')))

const others = ({ requests }: Visit) =>
  requests.map((request) => request.url()).filter((url) => !url.startsWith(baseURL))

const visitSite = (path: string) => visit(path, { ...desktop, baseURL, before: serveOthers })
const answer = (visited: Visit, choice: string) =>
  visited.page.locator(`.cookie-notice [data-consent=${choice}]`).click()

async function expectLoaded(visited: Visit): Promise<void> {
  const { page } = visited
  await expect.poll(async () => (await ran(page))?.length).toBe(2)
  const times = (await ran(page)) ?? []
  expect(times.map(([url]) => url)).toEqual(scripts)
  expect(times.map(([, state]) => state)).not.toContain('loading')
  await expect
    .poll(() =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--icon-font'),
      ),
    )
    .toBe('loaded')
  expect(others(visited).toSorted()).toEqual([...scripts, sheet].toSorted())
}

describe('scripts of others', () => {
  it('wait for consent, and come at once and in order when it is given', async () => {
    const visited = await visitSite('/en/faq')
    await visited.page.waitForLoadState('networkidle')
    expect(others(visited)).toEqual([])
    await answer(visited, 'all')
    await expectLoaded(visited)
    expect(visited.trouble).toEqual([])
  })

  it('come on the next page without a touch and without React', async () => {
    const first = await visitSite('/en/faq')
    await answer(first, 'all')
    await expectLoaded(first)
    // The scripts that the touch has started.
    await first.page.waitForLoadState('networkidle')
    first.requests.length = 0
    await first.page.goto('/en/services')
    await expectLoaded(first)
    const own = first.requests.map((request) => new URL(request.url()).pathname)
    expect(own.filter((path) => /\/assets\/(?:entry|common)/.test(path))).toEqual([])

    await act(first.page)
    await first.page.locator('.site-footer a[href="/en/routes"]').click()
    await first.page.locator('.site-map__group').first().waitFor()
    await expectLoaded(first)
    expect(first.trouble).toEqual([])
  })

  it('come on a page that is not found too', async () => {
    const visited = await visitSite('/en/nowhere')
    await answer(visited, 'all')
    await expectLoaded(visited)
  })

  it('never come for who refuses', async () => {
    const visited = await visitSite('/faq')
    await answer(visited, 'necessary')
    await visited.page.goto('/services')
    await act(visited.page)
    await visited.page.waitForLoadState('networkidle')
    expect(others(visited)).toEqual([])
    expect(visited.trouble).toEqual([])
  })
})
