import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#domain/site/locale'
import { problemTexts } from '#domain/site/problem'
import { routePath } from '#domain/site/routes'
import { some } from '../../support/sample'
import { act, desktop, startBrowser, visit } from '../support/visit'

startBrowser()

const address = '/api/client-errors'
const reportsOf = (requests: Request[]) =>
  requests.filter((request) => new URL(request.url()).pathname === address)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Throws outside of React, as an event listener of an extension or of the site may. */
const plant = (page: Page, text: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new RangeError(message)
    })
  }, text)

describe('an error that nobody caught', () => {
  it('is reported once, with nothing of who met it, and takes nothing away', async () => {
    const typed = 'Noura Example typed this'
    const { page, requests } = await visit('/en/contact?kind=INFO&email=noura', desktop)
    await act(page)
    await page.locator('[name=message]').fill(typed)
    const answered = page.waitForResponse((response) => response.url().endsWith(address))
    await plant(page, typed)
    expect((await answered).status()).toBe(204)
    await plant(page, 'another')
    await page.evaluate(() => {
      Promise.reject(new Error('a third'))
    })
    await page.waitForTimeout(200)

    const reports = reportsOf(requests)
    expect(reports).toHaveLength(1)
    expect(reports[0]?.postDataJSON()).toEqual({
      kind: 'error',
      incident: expect.stringMatching(uuid),
      error: 'RangeError',
      trace: [],
      build: expect.stringMatching(/^[0-9a-f]{16}$/),
      path: '/en/contact',
    })
    expect(await page.locator('[name=message]').inputValue()).toBe(typed)
    expect(await page.locator('main h1').count()).toBe(1)
    expect(await page.locator('.problem').count()).toBe(0)
  })

  it('is reported when it is a rejection', async () => {
    const { page, requests } = await visit('/faq', desktop)
    await act(page)
    await page.evaluate(() => {
      Promise.reject('words of a visitor')
    })
    await expect.poll(() => reportsOf(requests).length).toBe(1)
    expect(reportsOf(requests)[0]?.postDataJSON()).toMatchObject({
      kind: 'rejection',
      error: 'string',
      path: '/faq',
    })
  })

  it('is not reported when it is no error of the page', async () => {
    const { page, requests } = await visit('/faq', desktop)
    await act(page)
    await page.evaluate(() => {
      const say = (init: ErrorEventInit) => dispatchEvent(new ErrorEvent('error', init))
      say({ message: 'ResizeObserver loop completed with undelivered notifications.' })
      say({ message: 'Uncaught', filename: 'chrome-extension://abc/content.js' })
      const message = 'Transition was aborted because of invalid state. Page already revealed'
      Promise.reject(new DOMException(message, 'InvalidStateError'))
    })
    await plant(page, 'one that counts')
    await expect.poll(() => reportsOf(requests).length).toBe(1)
    expect(reportsOf(requests)[0]?.postDataJSON()).toMatchObject({ error: 'RangeError' })
  })
})

/** Serves a payload that breaks the render of the page or, with `head`, of its frame. */
function spoil(locale: Locale, change: object) {
  const path = routePath('faq', locale)
  const before = (page: Page) =>
    page.route(`**${path}/_payload.json*`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } })
    })
  return visit(path, { ...desktop, before })
}

describe.each(some(locales, 1))('what React cannot render (%s)', (locale) => {
  it.each([
    ['the page', { payload: null }],
    ['the frame', { head: null }],
  ])(
    '%s: shows the error page in both languages and is reported under its number',
    async (_, change) => {
      const { page, requests } = await spoil(locale, change)
      await page.mouse.move(20, 300)
      await page.mouse.move(24, 304)
      await page.locator('.problem').waitFor()
      const { title, text } = problemTexts[500]
      expect(await page.locator('main h1').textContent()).toBe(title[locale])
      for (const words of [title.ar, title.en, text.ar, text.en]) {
        expect(await page.locator('main').textContent()).toContain(words)
      }
      expect(await page.locator('main .button--primary').getAttribute('href')).toBe('/')
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      expect(await page.locator('.site-header, .site-footer').count()).toBe(2)
      expect(
        await page.locator('.problem').evaluate((node) => getComputedStyle(node).display),
      ).toBe('grid')

      await expect.poll(() => reportsOf(requests).length).toBe(1)
      const { incident, kind, trace } = reportsOf(requests)[0]?.postDataJSON() ?? {}
      expect(kind).toBe('render')
      expect(trace.length).toBeGreaterThan(0)
      expect(await page.locator('main code').textContent()).toBe(incident)
    },
  )
})
