import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { openOwnSite } from '../support/own-site'
import {
  act,
  desktop,
  phone,
  startBrowser,
  type Visit,
  type VisitOptions,
  visit,
} from '../support/visit'

startBrowser()

const host = 'video.example.com'
const slug = 'value-engineering-explained'
const youtube = 'https://www.youtube-nocookie.com/embed/abc_123?autoplay=1'

let site: Awaited<ReturnType<typeof openOwnSite>>
let baseURL: string
beforeAll(async () => {
  site = await openOwnSite({
    settings: { videoHosts: [host, 'www.youtube.com'] },
    statements: [
      `UPDATE entries SET body = json_set(body, '$.href', 'https://www.youtube.com/watch?v=abc_123') WHERE kind = 'video' AND slug = '${slug}'`,
      "UPDATE entries SET body = json_set(body, '$.href', 'https://elsewhere.example.com/1') WHERE kind = 'video' AND slug = 'a-team-leader-speaks'",
    ],
  })
  baseURL = `http://localhost:${(await site.address()).port}`
})
afterAll(() => site.close())

/** Stubs third-party players and the sites that cards link to. */
const serveOthers = (page: Page) =>
  page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>the player' }),
  )

const visitSite = (path: string, options: VisitOptions = {}) =>
  visit(path, { ...desktop, baseURL, before: serveOthers, ...options })

const others = ({ requests }: Visit) =>
  requests.map((request) => request.url()).filter((url) => !url.startsWith(baseURL))

const card = (page: Page, link = '[data-player*=youtube]') =>
  page.locator('[data-video]').filter({ has: page.locator(link) })

/** Presses the play sign, which the link covers. */
async function press(page: Page): Promise<void> {
  const sign = card(page).locator('.play-sign')
  await sign.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await sign.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
}

const subjects = locales.flatMap((locale) =>
  ['/youtube', '/media-center/video-gallery'].map((path) => localPath(path, locale)),
)

describe.each(subjects)('a video on %s', (path) => {
  it('plays in its card after a press, and nothing of its host comes before', async () => {
    const visited = await visitSite(path)
    const { page } = visited
    await page.waitForLoadState('networkidle')
    expect(others(visited)).toEqual([])
    expect(await page.locator('[data-video]').count()).toBeGreaterThanOrEqual(6)
    await press(page)
    const frame = card(page).locator('.player iframe')
    await frame.waitFor()
    await expect.poll(() => others(visited)).toEqual([youtube])
    await page.frameLocator('.player iframe').locator('text=the player').waitFor()
    const title = await card(page).locator('a[data-player]').getAttribute('data-title')
    expect(title).toBeTruthy()
    expect(await frame.getAttribute('title')).toBe(title)
    expect(await frame.evaluate((element) => document.activeElement === element)).toBe(true)
    const covers = await frame.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
    expect(covers).toBe(true)

    await act(page)
    expect(await frame.count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(visited.trouble).toEqual([])
  })
})

describe('a video', () => {
  it('plays by keyboard, and after React has come', async () => {
    const visited = await visitSite('/en/youtube', phone)
    const { page } = visited
    await act(page)
    await card(page).locator('a[data-player]').focus()
    await page.keyboard.press('Enter')
    await page.frameLocator('.player iframe').locator('text=the player').waitFor()
    expect(others(visited)).toEqual([youtube])
    expect(visited.trouble).toEqual([])
  })

  it('plays on a page that a link of the site led to', async () => {
    const { page } = await visitSite('/en/routes')
    await act(page)
    await page.locator('main a[href="/en/youtube"]').click()
    await page.waitForURL('**/en/youtube')
    // By keyboard, because Chromium ignores the mouse during a view transition.
    await card(page).locator('a[data-player]').press('Enter')
    await page.frameLocator('.player iframe').locator('text=the player').waitFor()
    expect(await card(page).locator('.player iframe').getAttribute('src')).toBe(youtube)
  })

  it('is a plain link without script', async () => {
    const visited = await visitSite('/en/youtube', { javaScriptEnabled: false })
    const { page } = visited
    expect(others(visited)).toEqual([])
    await press(page)
    await page.waitForURL('https://www.youtube.com/watch?v=abc_123')
  })

  it('of a host that is not allowed is a plain link', async () => {
    const { page } = await visitSite('/en/youtube')
    const link = page.locator('a[href="https://elsewhere.example.com/1"]')
    expect(await link.getAttribute('data-player')).toBeNull()
    await link.click()
    await page.waitForURL('https://elsewhere.example.com/1')
  })
})
