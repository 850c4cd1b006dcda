import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { fillRequest, known, request, sendPlainly, sendRequest, solve } from '../support/filling'
import { act, besidesRefusals, desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const send = '.form__end button'
const summary = '.error-summary'

/** Names of the fields that the error summary links to. */
function readErrors(page: Page): Promise<string[]> {
  return page
    .locator(`${summary} li a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
}

/** The `aria-invalid` and `aria-describedby` of a field. */
function describeField(page: Page, name: string) {
  return page.locator(`#${name}`).evaluate((element) => {
    const group = element.closest('fieldset') ?? element
    return {
      invalid: group.getAttribute('aria-invalid'),
      described: group.getAttribute('aria-describedby')?.includes('-error') ?? false,
      error: document.getElementById(`${element.id}-error`)?.textContent ?? null,
    }
  })
}

const right = { invalid: null, described: false, error: null }

describe.each(some(locales, 1))('an error in %s', (locale) => {
  const t = translators[locale]
  const path = localPath('/contact', locale)

  it('goes from field, summary and title once its field is right', async () => {
    const visited = await visit(path, locale === 'ar' ? phone : desktop)
    const { page } = visited
    await act(page)
    await page.locator(send).click()
    await page.locator(`${summary}:focus`).waitFor()
    expect(await readErrors(page)).toEqual([...Object.keys(request), 'captcha'])
    expect(await page.title()).toContain(t('form.error'))
    await page.locator('#email').pressSequentially('noura.example')
    expect((await describeField(page, 'email')).error).toContain(t('validation.email'))
    await page.locator('#email').pressSequentially('@example.com')
    expect(await describeField(page, 'email')).toEqual(right)
    expect(await readErrors(page)).not.toContain('email')
    expect(await page.locator(`${summary} h2`).textContent()).toContain(
      t('form.problems', { count: 5 }),
    )
    await fillRequest(page)
    expect(await readErrors(page)).toEqual(['captcha'])
    expect(await describeField(page, 'mainType')).toEqual(right)
    await solve(page)
    await expect.poll(() => page.locator(summary).count()).toBe(0)
    expect(await page.locator('#captcha').getAttribute('aria-describedby')).toBeNull()
    expect(await page.locator('.field__error').count()).toBe(0)
    expect(await page.title()).not.toContain(t('form.error'))
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('never comes while a field is typed into for the first time', async () => {
    const { page } = await visit(path, desktop)
    await act(page)
    await page.locator('#email').pressSequentially('nobody')
    await page.locator('#message').pressSequentially('short')
    await page.keyboard.press('Tab')
    expect(await page.locator('.field__error, [aria-invalid]').count()).toBe(0)
    expect(await page.locator(summary).count()).toBe(0)
  })

  it('that came without script goes as well', async () => {
    const { page } = await visit(path, desktop)
    await sendRequest(page, { captchaAnswer: '0', email: 'nobody' })
    expect(await readErrors(page)).toEqual(['email'])
    await act(page)
    await page.locator('#email').fill(request.email)
    expect(await describeField(page, 'email')).toEqual(right)
    expect(await page.locator(summary).count()).toBe(0)
    expect(await page.title()).not.toContain(t('form.error'))
  })
})

describe('an error', () => {
  it('says what is wrong now, when another fault takes its place', async () => {
    const { page } = await visit('/en/contact', desktop)
    await act(page)
    await page.locator(send).click()
    await page.locator(`${summary}:focus`).waitFor()
    expect((await describeField(page, 'message')).error).toBe('Error: Required')
    await page.locator('#message').pressSequentially('short')
    const { error } = await describeField(page, 'message')
    expect(error).toBe(`Error: ${translators.en('validation.tooShort', { count: 10 })}`)
    expect(await page.locator(`${summary} h2`).textContent()).toContain('6')
  })

  it.each([
    ['by itself', true, 40],
    ['where the browser does not anchor scrolling', false, 2],
  ])('that goes leaves the field where it is, %s', async (_, anchors, atMost) => {
    const before = (opened: Page) =>
      opened.addInitScript(() => {
        CSS.supports = () => false
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.overflowAnchor = 'none'
        })
      })
    const { page } = await visit('/en/contact', { ...phone, ...(!anchors && { before }) })
    await act(page)
    await page.locator(send).click()
    await page.locator(`${summary}:focus`).waitFor()
    const field = page.locator('#message')
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await field.focus()
    const topOf = async () => (await field.boundingBox())?.y ?? Number.NaN
    const top = await topOf()
    await field.fill(request.message)
    expect((await describeField(page, 'message')).error).toBeNull()
    await page.waitForTimeout(100)
    expect(Math.abs((await topOf()) - top)).toBeLessThan(atMost)
  })

  it('about number and e-mail together goes with either', async () => {
    const { page } = await visit('/en/contact/inquiry', desktop)
    await sendPlainly(page, '#inquiry-form', { ...known, email: 'somebody.else@example.com' })
    await act(page)
    expect(await readErrors(page)).toEqual(['ticketNumber', 'email'])
    await page.locator('#email').fill(known.email)
    expect(await readErrors(page)).toEqual([])
    expect(await describeField(page, 'ticketNumber')).toEqual(right)
  })

  it('names what to do where the check asks for something else than its sentence', async () => {
    const { page } = await visit('/en/contact', desktop)
    await sendPlainly(page, '#support-form')
    expect(await page.locator('#captcha-error').textContent()).toBe(
      'Error: Please check the reCAPTCHA box to proceed',
    )
    const todo = page.locator('#captcha-todo')
    expect(await todo.textContent()).toBe(translators.en('form.captcha.todo.sum'))
    await act(page)
    await page.locator('#message').focus()
    await page.locator('altcha-widget').waitFor()
    expect(await todo.textContent()).toBe(translators.en('form.captcha.todo.box'))
  })

  it('of a comment goes once the comment is long enough', async () => {
    const { page } = await visit('/en/knowledge/sections/books/asset-register-guide', desktop)
    await sendPlainly(page, '#comment form')
    expect(await page.title()).toContain('Error:')
    await act(page)
    const text = page.locator('#comment-text')
    await text.fill('ab')
    expect(await page.locator('#comment-issue').count()).toBe(1)
    await text.fill('abc')
    expect(await page.locator('#comment-issue').count()).toBe(0)
    expect(await text.getAttribute('aria-invalid')).toBeNull()
    expect(await page.title()).not.toContain('Error:')
  })
})
