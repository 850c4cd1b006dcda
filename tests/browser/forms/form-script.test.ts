import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import {
  fillRequest,
  known,
  reach,
  readValues,
  request,
  solve,
  typeRequest,
} from '../support/filling'
import { gainsFocus, pressTo } from '../support/stops'
import {
  act,
  besidesRefusals,
  desktop,
  onFirstPost,
  posts,
  revealing,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

const send = '.form__end button'
const isReceipt = (url: URL) => url.searchParams.has('receipt')

/** Opens the form, fills it in and ticks the captcha. */
async function visitFilled(path = '/en/contact') {
  const visited = await visit(path, desktop)
  await act(visited.page)
  await fillRequest(visited.page)
  await solve(visited.page)
  return visited
}

describe.each(some(locales, 1))('by keyboard, in %s', (locale) => {
  const t = translators[locale]
  const at = (path: string) => localPath(path, locale)

  it('a request is checked before it is sent, sent once, and followed', async () => {
    const visited = await visit(at('/contact'), desktop)
    const { page, requests } = visited
    await act(page)
    await pressTo(page, '#support-form input')
    // A question that has focus when the widget comes is not replaced.
    await page.locator('altcha-widget').waitFor()
    await pressTo(page, send)
    await page.keyboard.press('Enter')
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.title()).toMatch(new RegExp(`^${t('form.error')} `))
    expect(await page.locator('.error-summary li').count()).toBe(6)
    expect(posts(requests)).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await gainsFocus(page, '#mainType')).toBe(true)
    await typeRequest(page)
    await pressTo(page, 'altcha-widget [type=checkbox]')
    await solve(page)
    await pressTo(page, send)
    await page.keyboard.press('Enter')
    await page.locator('.receipt h2:focus').waitFor()
    expect(await page.title()).toContain(t('receipt.title'))
    expect(posts(requests)).toHaveLength(1)

    const number = (await page.locator('.receipt__number').textContent()) ?? ''
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await pressTo(page, '.receipt__copy button')
    await page.keyboard.press('Enter')
    await page.locator('.receipt__copy', { hasText: t('receipt.copy.copied') }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await pressTo(page, `main a[href^="${at('/contact/inquiry')}?track="]`)
    await page.keyboard.press('Enter')
    await page.locator('#ticketNumber').waitFor()
    expect(await page.locator('#ticketNumber').inputValue()).toBe(number)
    await pressTo(page, '#email')
    await page.keyboard.type(request.email)
    await page.keyboard.press('Enter')
    await page.locator('.status-card h2:focus').waitFor()
    await pressTo(page, '[aria-labelledby=summary] .button')
    await page.keyboard.press('Enter')
    await page.locator('#ticketNumber').waitFor()
    expect(await page.locator('#ticketNumber').inputValue()).toBe('')
    expect(revealing(visited, [request.email, request.fullName])).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(besidesRefusals(visited)).toEqual([])
  })
})

describe('a request that is sent', () => {
  it('by two quick presses is sent once', async () => {
    const { page, requests, trouble } = await visitFilled()
    await page.locator(send).dblclick()
    await page.waitForURL(isReceipt)
    expect(posts(requests)).toHaveLength(1)
    expect(trouble).toEqual([])
  })

  it('while its box is still being ticked waits for that', async () => {
    const { page, trouble } = await visit('/contact', desktop)
    await act(page)
    await fillRequest(page)
    await page.locator('altcha-widget [type=checkbox]').click()
    await page.locator(send).click()
    await page.waitForURL(isReceipt)
    expect(trouble).toEqual([])
  })

  it('and finds the server busy is sent once more, with the same key', async () => {
    const visited = await visitFilled()
    const { page, requests } = visited
    await onFirstPost(page, '/contact', (route) => route.fulfill({ status: 503 }))
    await page.locator(send).click()
    await page.waitForURL(isReceipt)
    const keys = posts(requests).map((one) => one.headers()['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('and finds no network says so, keeps what was typed, and goes when sent again', async () => {
    const { page, requests } = await visitFilled('/contact')
    await page.route('**/contact', (route) => route.abort('internetdisconnected'))
    await page.locator(send).click()
    await page.locator('.error-summary:focus').waitFor()
    const said = await page.locator('.error-summary').textContent()
    expect(said).toContain(translators.ar('failure.submit'))
    expect(await readValues(page)).toEqual(request)
    await page.unroute('**/contact')
    await page.locator(send).click()
    await page.waitForURL(isReceipt)
    expect(new Set(posts(requests).map((one) => one.headers()['idempotency-key'])).size).toBe(1)
  })

  it('with a captcha that is refused comes back with its words and a new challenge', async () => {
    const visited = await visitFilled()
    const { page } = visited
    const challenge = () =>
      page.locator('altcha-widget').evaluate((widget) => Reflect.get(widget, 'challenge'))
    const first = await challenge()
    await onFirstPost(page, '/contact', (route) => {
      const sent = { ...route.request().postDataJSON(), altcha: 'bm90aGluZw==' }
      return route.continue({ postData: JSON.stringify(sent) })
    })
    await page.locator(send).click()
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('.error-summary li').count()).toBe(1)
    expect(await readValues(page)).toEqual(request)
    expect(await challenge()).not.toBe(first)
    await solve(page)
    await page.locator(send).click()
    await page.waitForURL(isReceipt)
    expect(besidesRefusals(visited)).toEqual([])
  })
})

describe('whoever comes back from the receipt', () => {
  it('and sends the same again gets the same receipt; other content is another request', async () => {
    const { page, requests, trouble } = await visitFilled('/contact')
    const again = async () => {
      await page.locator(send).click()
      await page.locator('.receipt h2:focus').waitFor()
      const number = await page.locator('.receipt__number').textContent()
      await page.waitForLoadState()
      await reach(page, () => page.evaluate(() => history.back()))
      await act(page)
      await fillRequest(page)
      await solve(page)
      return number
    }
    const first = await again()
    expect(await again()).toBe(first)
    await page.locator('#message').fill('Something else altogether.')
    expect(await again()).not.toBe(first)
    expect(posts(requests)).toHaveLength(3)
    expect(trouble).toEqual([])
  })
})

describe('the inquiry', () => {
  it('of a wrong pair keeps both, and a right one is told without a word in its address', async () => {
    const visited = await visit('/en/contact/inquiry', desktop)
    const { page } = visited
    await act(page)
    await page.locator('#ticketNumber').fill(known.ticketNumber)
    await page.locator('#email').fill('somebody.else@example.com')
    await page.locator(send).click()
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('#email').inputValue()).toBe('somebody.else@example.com')
    await page.locator('#email').fill(known.email)
    await page.locator(send).click()
    await page.locator('.status-card').waitFor()
    expect(await page.locator('.timeline li').count()).toBe(3)
    expect(revealing(visited, [known.email, known.ticketNumber])).toEqual([])
    expect(besidesRefusals(visited)).toEqual([])
  })
})
