import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pages, recordPaths } from '../../support/pages'
import { some } from '../../support/sample'
import { act, phone, startBrowser, visit } from '../support/visit'

startBrowser()

/** The body's HTML without the ticking countdown values. */
function readBody(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const cell of body.querySelectorAll('[data-unit]')) cell.textContent = ''
    return body.innerHTML
  })
}

const brotliSize = (text: string) => brotliCompressSync(text).byteLength

const shown = some([...pages.map(({ path }) => path), ...recordPaths], 8)

describe.each(shown)('%s', (path) => {
  it('is asked for with icon and fonts alone, its inline code is small, and React changes nothing', async () => {
    const { page, requests, trouble, extras } = await visit(path)
    await page.waitForLoadState('networkidle')
    expect(extras()).toEqual([])

    const script = await page.locator('head script').textContent()
    const style = await page.locator('head style').textContent()
    expect(brotliSize(script ?? '')).toBeLessThanOrEqual(1_536)
    expect(brotliSize(style ?? '')).toBeLessThanOrEqual(12 * 1_024)

    const before = await readBody(page)
    const main = await page.locator('main').elementHandle()
    await act(page)
    await page.waitForTimeout(100)
    expect(await readBody(page)).toBe(before)
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true)

    const { origin } = new URL(page.url())
    expect(requests.filter((request) => new URL(request.url()).origin !== origin)).toEqual([])
    expect(trouble).toEqual([])
  })
})

describe('React', () => {
  it('stays away from a mouse that only rests where the page appears', async () => {
    const { page, extras } = await visit('/faq', { before: ({ mouse }) => mouse.move(30, 400) })
    await page.waitForLoadState('networkidle')
    expect(extras()).toEqual([])
    await page.mouse.move(34, 404)
    await page.mouse.move(38, 408)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  })
})

describe('React comes', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['with a key', (page) => page.keyboard.press('Tab')],
    ['with a touch', (page) => page.locator('h1').tap()],
    [
      'with the pointer',
      async (page) => {
        await page.mouse.move(30, 400)
        await page.mouse.move(34, 404)
      },
    ],
    ['with focus', (page) => page.locator('.lang-switch').focus()],
  ])('%s', async (_, touch) => {
    const { page, trouble, extras } = await visit('/faq', { ...phone, hasTouch: true })
    expect(extras()).toEqual([])
    await touch(page)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(trouble).toEqual([])
  })
})
