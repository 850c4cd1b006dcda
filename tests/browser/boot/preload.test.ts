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
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(payloads, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await held
      await route.continue()
    })
    await passOverLinks(page)
    await expect.poll(() => asked.length).toBe(5)
    await page.waitForTimeout(200)
    expect(new Set(asked).size).toBe(5)
    expect(asked).toHaveLength(5)
    release()
    await page.waitForLoadState('networkidle')
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
    /** The requests after hovering over every link. */
    const visitAhead = async (saveData: boolean) => {
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
      return () => requests.length - count
    }
    const saving = await visitAhead(true)
    const others = await visitAhead(false)
    await expect.poll(others).toBeGreaterThan(0)
    expect(saving()).toBe(0)
  })
})
