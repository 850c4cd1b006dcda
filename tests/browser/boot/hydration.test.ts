import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { sendPlainly } from '../support/filling'
import { startSlowRelay } from '../support/slow-relay'
import { attributeOf, besidesRefusals, desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const payloads = '**/_payload.json*'

async function moveOver(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
}

/** Expects the page to work as without JavaScript: a link loads a document, a form posts. */
async function expectPlain(page: Page): Promise<void> {
  expect(await attributeOf(page, 'data-hydrated')).toBeNull()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('.site-footer a[href$="/routes"]').click()
  await page.waitForURL('**/routes')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  await page.locator('h1').waitFor()
}

describe('what a visitor has done before React comes', () => {
  it.each([
    ['/faq', phone],
    ['/en/faq', desktop],
  ])('is kept on %s', async (path, size) => {
    const { page, trouble } = await visit(path, {
      ...size,
      before: (opened) =>
        opened.route('**/assets/entry-*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600))
          await route.continue()
        }),
    })
    await page.locator('.accordion details:not([open]) > summary').first().click()
    await page.locator('.segment label:has([name=size][value="3"])').click()
    expect(await attributeOf(page, 'data-hydrated')).toBeNull()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(await page.locator('[name=size][value="3"]').isChecked()).toBe(true)
    expect(await page.locator('.accordion details[open]').count()).toBe(2)
    expect(await attributeOf(page, 'data-size')).toBe('3')
    expect(trouble).toEqual([])
  })
})

it('a document that comes slowly is hydrated once it is whole, errors and what was typed included', async () => {
  const mark = 'id="captcha-error"'
  const baseURL = await startSlowRelay(inject('site'), { mark, ms: 1_500 })
  const visited = await visit('/en/open-data', { baseURL })
  const { page } = visited
  await sendPlainly(page, '#openData-form', { fullName: 'Noura Example' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator('.error-summary').isVisible()).toBe(true)
  expect(await page.locator(`[${mark}]`).isVisible()).toBe(true)
  expect(await page.locator('#fullName').inputValue()).toBe('Noura Example')
  expect(besidesRefusals(visited)).toEqual([])
})

describe('a page stays plain and works', () => {
  it('when its data has changed since it was sent', async () => {
    const { page, trouble } = await visit('/faq', {
      before: (opened) =>
        opened.route(payloads, async (route) => {
          const response = await route.fetch()
          const data = await response.json()
          await route.fulfill({ response, json: { ...data, edition: `${data.edition}1` } })
        }),
    })
    const body = await page.innerHTML('body')
    const answered = page.waitForResponse(payloads)
    await moveOver(page)
    await answered
    await page.waitForTimeout(300)
    expect(await page.innerHTML('body')).toBe(body)
    await expectPlain(page)
    expect(trouble).toEqual([])
  })

  it.each([
    ['its data answers 500', payloads, { status: 500 }],
    ['its data is no JSON', payloads, { status: 200, body: '<html>' }],
    ['its code is gone', '**/assets/entry-*', { status: 404 }],
    ['its code is a page', '**/assets/entry-*', { status: 200, contentType: 'text/html' }],
  ])('when %s', async (_, address, answer) => {
    const { page, trouble } = await visit('/en/privacy-policy', {
      before: (opened) => opened.route(address, (route) => route.fulfill(answer)),
    })
    const answered = page.waitForResponse(address)
    await moveOver(page)
    await answered
    await page.waitForTimeout(300)
    await expectPlain(page)
    expect(trouble.filter((line) => line.startsWith('page error'))).toEqual([])
  })
})
