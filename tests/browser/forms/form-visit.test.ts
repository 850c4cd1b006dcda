import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import {
  fillRequest,
  reach,
  readSum,
  readValues,
  request,
  sendRequest,
  solve,
} from '../support/filling'
import {
  act,
  attributeOf,
  besidesRefusals,
  desktop,
  phone,
  posts,
  startBrowser,
  type VisitOptions,
  visit,
} from '../support/visit'

startBrowser()

const send = '.form__end button'
const keyOf = (page: Page) => page.locator('[name=idempotencyKey]').inputValue()

/**
 * Visits a page with its scripts held back until released, so that the visitor acts before
 * hydration.
 */
async function visitSlowly(path: string, size: VisitOptions) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const before = (page: Page) =>
    page.route('**/assets/entry-*', async (route) => {
      await held
      await route.continue()
    })
  const visited = await visit(path, { ...size, before })
  const hydrate = async () => {
    expect(await attributeOf(visited.page, 'data-hydrated')).toBeNull()
    letGo()
    await visited.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
  return { visited, hydrate }
}

describe('what was typed', () => {
  it.each([
    ['/contact', phone],
    ['/en/contact', desktop],
  ])('before React comes is kept on %s', async (path, size) => {
    const { visited, hydrate } = await visitSlowly(path, size)
    const { page, trouble } = visited
    await fillRequest(page)
    await hydrate()
    expect(await readValues(page)).toEqual(request)
    await solve(page)
    expect(await readValues(page)).toEqual(request)
    expect(trouble).toEqual([])
  })

  it('over what was refused is kept, too', async () => {
    const { visited, hydrate } = await visitSlowly('/en/contact', desktop)
    const { page } = visited
    await sendRequest(page, { captchaAnswer: '0' })
    await page.locator('#message').fill('Another message than before.')
    await hydrate()
    expect(await readValues(page)).toEqual({ ...request, message: 'Another message than before.' })
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('goes along to the other language', async () => {
    const { page, trouble } = await visit('/en/contact', desktop)
    await act(page)
    await fillRequest(page)
    const key = await keyOf(page)
    await reach(page, () => page.locator('.lang-switch').click())
    expect(await attributeOf(page, 'lang')).toBe('ar')
    expect(await readValues(page)).toEqual(request)
    expect(await keyOf(page)).toBe(key)
    await act(page)
    expect(await readValues(page)).toEqual(request)
    expect(trouble).toEqual([])
  })
})

describe('on the way back to a form', () => {
  const empty = { ...request, mainType: 'null', type: '', fullName: '', email: '', message: '' }
  const awayAndBack = async (page: Page, times: number) => {
    if (times > 1) await page.goto('/en/faq')
    for (let time = 0; time < times; time++) await page.goBack()
    await page.locator('#support-form').waitFor()
  }

  it.each([1, 2])('what was sent is gone, %i times back', async (times) => {
    const { page } = await visit('/en/contact', desktop)
    await act(page)
    await fillRequest(page)
    await solve(page)
    await page.locator(send).click()
    await page.locator('.receipt').waitFor()
    await awayAndBack(page, times)
    expect(await readValues(page)).toEqual(empty)
  })

  it.each([1, 2])('what was sent before React came is gone, %i times back', async (times) => {
    const { page } = await visit('/en/contact', desktop)
    await sendRequest(page, { message: 'No' })
    await page.locator('.error-summary').waitFor()
    await page.goBack()
    await sendRequest(page)
    await page.locator('.receipt').waitFor()
    await awayAndBack(page, times)
    expect(await readValues(page)).toEqual(empty)
  })

  it('what was not sent is there, also after another one was sent', async () => {
    const { page } = await visit('/en/contact', desktop)
    await sendRequest(page)
    await page.locator('.receipt').waitFor()
    await page.goto('/en/contact')
    await fillRequest(page)
    await page.goto('/en/faq')
    await page.goBack()
    await expect.poll(() => readValues(page)).toEqual(request)
  })

  it.each(['/contact', '/en/contact'])('a receipt warns without script, of %s', async (path) => {
    const { page } = await visit(path, { ...desktop, javaScriptEnabled: false })
    await page.locator('#captchaAnswer').fill(await readSum(page))
    await fillRequest(page)
    await page.locator(send).click()
    await page.locator('.receipt noscript, .receipt .hint').first().waitFor()
    const locale = path.startsWith('/en') ? 'en' : 'ar'
    expect(await page.locator('.receipt').textContent()).toContain(
      translators[locale]('receipt.shared'),
    )
  })
})

describe('a form', () => {
  it('comes and goes as a document, a new one each time', async () => {
    const { page, requests, trouble } = await visit('/', desktop)
    const go = async (to: string, shown: string) => {
      await act(page)
      await page.locator(`.site-footer a[href="${to}"]`).first().click()
      await page.locator(shown).first().waitFor()
    }
    const keys = new Set<string>()
    for (let round = 0; round < 3; round++) {
      await go('/contact', '#support-form')
      keys.add(await keyOf(page))
      await page.locator('#fullName').fill('Noura')
      await page.locator('altcha-widget').waitFor()
      await go('/routes', '.site-map__group')
    }
    expect(keys.size).toBe(3)
    expect(requests.filter((one) => one.isNavigationRequest())).toHaveLength(7)
    expect(trouble).toEqual([])
  })

  it('is never fetched ahead', async () => {
    const { page, requests } = await visit('/', desktop)
    await act(page)
    const count = requests.length
    await page.locator('.site-footer a[href="/contact"]').hover()
    await page.locator('.site-footer a[href="/contact/inquiry"]').focus()
    await page.waitForTimeout(400)
    const payloads = () =>
      requests.slice(count).filter((one) => one.url().includes('_payload.json'))
    expect(payloads()).toEqual([])
    // Links to other pages still preload.
    await page.locator('.site-footer a[href="/faq"]').hover()
    await expect.poll(() => payloads().length).toBe(1)
  })

  it('whose box to tick cannot be had keeps its question, and is sent with that', async () => {
    const visited = await visit('/en/contact', {
      ...desktop,
      before: (opened) => opened.route('**/assets/altcha*', (route) => route.abort('failed')),
    })
    const { page } = visited
    await act(page)
    // Nothing is typed yet, so a missing chunk may reload the page once.
    await reach(page, () => page.locator('#fullName').focus())
    await act(page)
    await fillRequest(page)
    await page.locator('#captchaAnswer').fill(await readSum(page))
    await page.locator(send).click()
    await page.locator('.receipt h2:focus').waitFor()
    expect(posts(visited.requests)).toHaveLength(1)
    expect(visited.trouble.filter((line) => !/altcha|ERR_FAILED/.test(line))).toEqual([])
  })
})
