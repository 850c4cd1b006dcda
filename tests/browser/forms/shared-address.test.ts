import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { findViolations } from '../support/audit'
import { isReceipt, sendButton } from '../support/captcha-site'
import { fillRequest, known, reach, readValues, request, solve } from '../support/filling'
import { openOwnSite } from '../support/own-site'
import { gainsFocus } from '../support/stops'
import { act, besidesRefusals, phone, posts, startBrowser, visit } from '../support/visit'

startBrowser()

let site: Awaited<ReturnType<typeof openOwnSite>>
let baseURL: string
beforeAll(async () => {
  // One request, one opinion more than a page's twenty, and one wrong look-up of five.
  site = await openOwnSite({ vars: { SUBMITS_PER_TEN_MINUTES: '1' }, samples: true })
  const { port } = await site.address()
  baseURL = `http://localhost:${port}`
})
afterAll(() => site.close())

let offices = 0

/** An address whose others have already sent so much from a path. */
async function officeOf(
  path: string,
  count: number,
  fieldsOf: (at: number) => Record<string, string>,
) {
  offices += 1
  const headers = { 'cf-connecting-ip': `192.0.2.${offices}` }
  for (let at = 0; at < count; at++) {
    const body = new URLSearchParams(fieldsOf(at))
    await fetch(baseURL + path, { method: 'POST', body, headers, redirect: 'manual' })
  }
  return { baseURL, extraHTTPHeaders: headers }
}

const opinion = () => ({ form: 'feedback', answer: 'yes' })

describe.each(locales)('the twenty-first opinion of an office, in %s', (locale) => {
  const t = translators[locale]

  it.each(['/faq', '/contact'])('of %s is checked by script without a question', async (path) => {
    const office = await officeOf(path, 20, opinion)
    const { page, requests, ...visited } = await visit(localPath(path, locale), office)
    await act(page)
    await page.locator('#feedback-yes').check()
    await page.locator('.feedback__reasons--yes button').click()
    const status = page.locator('#feedback [role=status]')
    await status.filter({ hasText: t('answer.stepUp.browser') }).waitFor()
    await status.filter({ hasText: t('feedback.thanks') }).waitFor()
    const sent = posts(requests).map((one) => one.postDataJSON())
    expect(sent).toEqual([
      { form: 'feedback', answer: 'yes', reasons: [] },
      { form: 'feedback', answer: 'yes', reasons: [], altcha: expect.any(String) },
    ])
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('asks a question without script, and keeps what was chosen', async () => {
    const path = localPath('/faq', locale)
    const office = await officeOf('/faq', 20, opinion)
    const { page } = await visit(path, { ...office, ...phone, javaScriptEnabled: false })
    await page.locator('#feedback-no').check()
    await page.locator('.feedback__reasons--no [value=hardLayout]').check()
    await reach(page, () => page.locator('.feedback__reasons--no button').click())
    expect(await gainsFocus(page, '#feedback-sum')).toBe(true)
    const text = await page.locator('#feedback').textContent()
    expect(text).toContain(t('answer.stepUp.sum'))
    expect(await page.locator('#feedback [value=hardLayout]').isChecked()).toBe(true)
    const question = (await page.locator('label[for=feedback-sum]').textContent()) ?? ''
    const [, left, right] = /(\d+) \+ (\d+)/.exec(question) ?? []
    await page.locator('#feedback-sum').fill(String(Number(left) + Number(right)))
    await reach(page, () => page.locator('.note:has(#feedback-sum) button').click())
    expect(new URL(page.url()).searchParams.get('feedback')).toBe('thanks')
  })

  it('shows a question that helps everybody', async () => {
    const office = await officeOf('/services/e-marketplace', 20, opinion)
    const path = localPath('/services/e-marketplace', locale)
    const { page } = await visit(path, { ...office, ...phone, javaScriptEnabled: true })
    // Sent as without script, in a page that axe can look at.
    await page.locator('#score-4').check()
    await reach(page, () =>
      page.locator('.rating form').evaluate((form) => (form as HTMLFormElement).submit()),
    )
    await page.locator('#rating-sum').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
})

describe.each(locales)('the second request of an office of one, in %s', (locale) => {
  it('comes back with the challenge, and is sent with it', async () => {
    const office = await officeOf('/contact', 0, opinion)
    const path = localPath('/contact', locale)
    const first = await visit(path, office)
    await act(first.page)
    await fillRequest(first.page)
    await solve(first.page)
    await first.page.locator(sendButton).click()
    await first.page.waitForURL(isReceipt)

    const { page, ...visited } = await visit(path, { ...office, ...phone })
    await act(page)
    await fillRequest(page)
    await solve(page)
    await page.locator(sendButton).click()
    await page.locator('.error-summary:focus').waitFor()
    const summary = await page.locator('.error-summary').textContent()
    expect(summary).toContain(translators[locale]('answer.stepUp.form'))
    expect(await readValues(page)).toEqual(request)
    expect(await findViolations(page)).toEqual([])
    await solve(page)
    expect(await page.locator('.error-summary').count()).toBe(0)
    await page.locator(sendButton).click()
    await page.waitForURL(isReceipt)
    expect(besidesRefusals(visited)).toEqual([])
  })
})

describe.each(locales)('a look-up behind an address with five wrong ones, in %s', (locale) => {
  const wrong = (at: number) => ({
    form: 'inquiry',
    ticketNumber: `INFO-50${at}0`,
    email: `wrong-${at}@example.com`,
  })

  it('finds the request after a proof of work', async () => {
    const office = await officeOf('/contact/inquiry', 5, wrong)
    const { page } = await visit(localPath('/contact/inquiry', locale), { ...office, ...phone })
    await act(page)
    for (const [name, value] of Object.entries(known)) await page.locator(`#${name}`).fill(value)
    await page.locator(sendButton).click()
    await page.locator('.error-summary:focus').waitFor()
    expect(await page.locator('.error-summary').textContent()).toContain(
      translators[locale]('answer.stepUp.either'),
    )
    expect(await findViolations(page)).toEqual([])
    await page.locator('#email').focus()
    await solve(page)
    await page.locator(sendButton).click()
    await page.waitForURL((url) => url.searchParams.has('result'))
    expect(await page.locator('main').textContent()).toContain(known.ticketNumber)
  })

  it('says without script that it has to wait', async () => {
    const office = await officeOf('/contact/inquiry', 5, wrong)
    const path = localPath('/contact/inquiry', locale)
    const { page } = await visit(path, { ...office, ...phone, javaScriptEnabled: false })
    for (const [name, value] of Object.entries(known)) await page.locator(`#${name}`).fill(value)
    await reach(page, () => page.locator(sendButton).click())
    expect(await page.locator('#captcha').textContent()).toContain(
      translators[locale]('form.captcha.workOnly'),
    )
    expect(await page.locator('#email').inputValue()).toBe(known.email)
  })
})
