import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

const payloads = '**/_payload.json*'

/** Hovers over every link of the page, twice. */
function passOverLinks(page: Page) {
  return page.evaluate(() => {
    for (const link of [...document.links, ...document.links]) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
}

describe('pages are fetched ahead', () => {
  it('on hover, at most five at once, each once', async () => {
    const { page, trouble } = await visit('/en/routes', desktop)
    await act(page)
    const asked: string[] = []
    await page.route(payloads, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await passOverLinks(page)
    await page.waitForTimeout(200)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(5)
    expect(new Set(asked).size).toBe(asked.length)
    await page.waitForTimeout(600)
    const before = asked.length
    const path = asked[0]?.replace('/_payload.json', '') ?? ''
    await page.evaluate(
      (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
      path,
    )
    await page.waitForURL(`**${path}`)
    expect(asked.length).toBe(before)
    expect(trouble).toEqual([])
  })

  it('on focus', async () => {
    const { page } = await visit('/', desktop)
    await act(page)
    const asked = page.waitForRequest('**/faq/_payload.json*')
    await page.locator('.site-footer a[href="/faq"]').focus()
    expect((await asked).method()).toBe('GET')
  })

  it('never for who saves data, as it is for others', async () => {
    /** Number of requests after hovering over every link. */
    const countAhead = async (saveData: boolean) => {
      const { page, requests } = await visit('/', {
        ...desktop,
        before: (opened) =>
          opened.addInitScript((value) => {
            Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
          }, saveData),
      })
      await act(page)
      const count = requests.length
      await passOverLinks(page)
      await page.waitForTimeout(400)
      return requests.length - count
    }
    expect(await countAhead(true)).toBe(0)
    expect(await countAhead(false)).toBeGreaterThan(0)
  })
})
