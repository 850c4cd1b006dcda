import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { some } from '../../support/sample'
import { reach } from '../support/filling'
import { pressFooterLink } from '../support/footer'
import {
  act,
  attributeOf,
  desktop,
  onFirstPost,
  phone,
  posts,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

async function consent(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'cookie_consent')?.value
}

const isShown = (page: Page) => page.locator('.cookie-notice').isVisible()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const isSaved = (response: { url: () => string }) => response.url().endsWith('/cookies')

describe('the cookie notice', () => {
  it.each([
    ['accept', 'all', phone],
    ['reject', 'necessary', desktop],
  ])(
    'is gone with %s, without a new document, and never comes back',
    async (choice, kept, size) => {
      const { page, requests, trouble } = await visit('/', size)
      expect(await isShown(page)).toBe(true)
      const saved = page.waitForResponse(isSaved)
      await page.locator(`.cookie-notice [value=${choice}]`).click()
      expect(await isShown(page)).toBe(false)
      expect(await attributeOf(page, 'data-consent')).toBe(kept)
      expect(await focused(page)).toBe('main')
      expect((await saved).status()).toBe(204)
      expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(1)
      expect(await consent(page.context())).toBe(kept)
      await page.goto('/en/faq')
      expect(await attributeOf(page, 'data-consent')).toBe(kept)
      expect(await isShown(page)).toBe(false)
      await act(page)
      await pressFooterLink(page, '/en/routes')
      await page.locator('.site-map__group').first().waitFor()
      expect(await isShown(page)).toBe(false)
      await pressFooterLink(page, '/en/cookies')
      await page.locator('main [name=measure]').waitFor()
      expect(await page.locator('main [name=measure]').isChecked()).toBe(kept === 'all')
      expect(trouble).toEqual([])
    },
  )

  it('stays until a choice', async () => {
    const { page } = await visit('/', desktop)
    await page.goto('/faq')
    expect(await isShown(page)).toBe(true)
    await act(page)
    await page.locator('.site-footer a[href="/routes"]').click()
    await page.locator('.site-map__group').first().waitFor()
    expect(await isShown(page)).toBe(true)
  })

  it('lets each kind be chosen', async () => {
    const { page } = await visit('/en', phone)
    await page.locator('.cookie-notice [popovertarget]').click()
    await expect.poll(() => focused(page)).toBe('manage-title')
    await page.locator('#cookie-manage [name=measure]').check()
    const saved = page.waitForResponse(isSaved)
    await page.locator('#cookie-manage [type=submit]').click()
    await saved
    expect(await page.locator('#cookie-manage').isVisible()).toBe(false)
    expect(await isShown(page)).toBe(false)
    expect(await consent(page.context())).toBe('custom.m')
    expect(await attributeOf(page, 'data-consent')).toBe('custom.m')
    expect(await focused(page)).toBe('main')
  })

  it.each([
    ['all', true],
    ['necessary', false],
    ['custom.', false],
    ['custom.m', true],
  ])('shows %s on its own page, and keeps it when saved untouched', async (kept, measure) => {
    const { page, trouble } = await visit('/cookies', {
      ...desktop,
      extraHTTPHeaders: { cookie: `cookie_consent=${kept}` },
    })
    await act(page)
    expect(await page.locator('main [name=measure]').isChecked()).toBe(measure)
    const saved = page.waitForRequest((request) => request.method() === 'POST')
    await page.locator('main [data-consent="custom."]').click()
    const { choice, path, ...kinds } = (await saved).postDataJSON()
    expect(choice).toBe('manage')
    expect(Object.keys(kinds)).toEqual(measure ? ['measure'] : [])
    await expect
      .poll(() => attributeOf(page, 'data-consent'))
      .toBe(measure ? 'custom.m' : 'custom.')
    expect(trouble).toEqual([])
  })

  it('comes right after the skip links by keyboard, and covers a narrow strip', async () => {
    for (const [width, height, most] of [
      [1280, 900, 70],
      [390, 844, 130],
    ] as const) {
      const { page } = await visit('/', { width, height })
      for (const _ of ['tools', 'content', 'page about cookies', 'accept'])
        await page.keyboard.press('Tab')
      const reached = await page.evaluate(() => document.activeElement?.getAttribute('value'))
      expect(reached).toBe('accept')
      const box = await page.locator('.cookie-notice').boundingBox()
      expect(box?.height).toBeLessThanOrEqual(most)
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height)
    }
  })

  it('stands in the page, over nothing, where a window has little height', async () => {
    const { page } = await visit('/faq', { width: 320, height: 256 })
    const top = () => page.locator('.cookie-notice').evaluate((of) => of.getBoundingClientRect().y)
    expect(await top()).toBe(0)
    await page.evaluate(() => scrollTo(0, 200))
    expect(await top()).toBe(-200)
  })
})

describe('saving the choice', () => {
  const fleeting = [408, 409, 425, 429, 500, 502, 503, 504]
  it.each(some(fleeting, 3))('is tried once more after a %d, with the same key', async (status) => {
    const { page, requests } = await visit('/', desktop)
    let failed = false
    await page.route('**/cookies', async (route) => {
      if (failed) return route.continue()
      failed = true
      return route.fulfill({ status })
    })
    const saved = page.waitForResponse((response) => isSaved(response) && response.ok())
    await page.locator('.cookie-notice [value=accept]').click()
    await saved
    const keys = posts(requests).map((request) => request.headers()['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('that is refused is posted by the form itself, with the button that was pressed', async () => {
    const { page } = await visit('/en/faq', desktop)
    await onFirstPost(page, '/cookies', (route) => route.fulfill({ status: 422 }))
    await reach(page, () => page.locator('.cookie-notice [value=reject]').click())
    expect(await consent(page.context())).toBe('necessary')
    expect(new URL(page.url()).pathname).toBe('/en/faq')
    expect(await isShown(page)).toBe(false)
  })
})
