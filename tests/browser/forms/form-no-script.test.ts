import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { answerByKeys, reach, request, typeRequest } from '../support/filling'
import { gainsFocus, pressTo } from '../support/stops'
import { besidesRefusals, phone, revealing, startBrowser, visit } from '../support/visit'

startBrowser()

const visitPlainly = (path: string) => visit(path, { ...phone, javaScriptEnabled: false })
const enter = (page: Page) => reach(page, () => page.keyboard.press('Enter'))
const numberOf = async (page: Page) => (await page.locator('.receipt__number').textContent()) ?? ''

describe.each(some(locales, 1))('by keyboard and without script, in %s', (locale) => {
  const at = (path: string) => localPath(path, locale)
  const t = translators[locale]

  it('a request is refused with all that is wrong, mended, sent and followed', async () => {
    const visited = await visitPlainly(at('/contact'))
    const { page } = visited
    await pressTo(page, '.form__end button')
    await enter(page)
    expect(await page.title()).toMatch(new RegExp(`^${t('form.error')} `))
    expect(await gainsFocus(page, '.error-summary')).toBe(true)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await gainsFocus(page, '#mainType')).toBe(true)
    await typeRequest(page)
    await pressTo(page, '#captchaAnswer')
    await page.keyboard.type('0')
    await enter(page)
    expect(await page.locator('.error-summary li').count()).toBe(1)
    for (const name of ['type', 'fullName', 'email', 'message'] as const) {
      expect(await page.locator(`#${name}`).inputValue()).toBe(request[name])
    }
    expect(await page.locator(`[value=${request.mainType}]`).isChecked()).toBe(true)

    await pressTo(page, '#captchaAnswer')
    await answerByKeys(page)
    await enter(page)
    expect(await gainsFocus(page, '.receipt h2')).toBe(true)
    const number = await numberOf(page)
    expect(number).toMatch(/^TECH-[0-8]\d{9}$/)
    await page.reload()
    expect(await numberOf(page)).toBe(number)

    expect(await page.locator('.receipt__copy').isVisible()).toBe(false)
    await pressTo(page, `a[href^="${at('/contact/inquiry')}?track="]`)
    await enter(page)
    expect(await page.locator('#ticketNumber').inputValue()).toBe(number)
    await pressTo(page, '#email')
    await page.keyboard.type(request.email)
    await enter(page)
    expect(await gainsFocus(page, '.status-card h2')).toBe(true)
    expect(await page.locator('.status-card h2').textContent()).toBe(t('status.received.title'))

    await pressTo(page, '[aria-labelledby=summary] .button')
    await enter(page)
    expect(await page.locator('#ticketNumber').inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
    expect(revealing(visited, [request.email, request.fullName])).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('the language switch keeps what was typed', async () => {
    const { page } = await visitPlainly(at('/contact'))
    await pressTo(page, 'main [name=mainType]')
    await typeRequest(page)
    await pressTo(page, '.lang-switch', 'Shift+Tab')
    await enter(page)
    const other = locale === 'ar' ? 'en' : 'ar'
    expect(new URL(page.url()).pathname).toBe(localPath('/contact', other))
    expect(await page.locator('html').getAttribute('lang')).toBe(other)
    for (const name of ['type', 'fullName', 'email', 'message'] as const) {
      expect(await page.locator(`#${name}`).inputValue()).toBe(request[name])
    }
    expect(await page.locator(`[value=${request.mainType}]`).isChecked()).toBe(true)
    expect(await page.locator('.error-summary').count()).toBe(0)
  })

  it('feedback on a form’s page keeps what was typed in the form', async () => {
    const { page } = await visitPlainly(at('/contact'))
    await pressTo(page, 'main [name=mainType]')
    await typeRequest(page)
    await page.locator('#feedback-no').check()
    await page.locator('.feedback__reasons--no [value=hardLayout]').check()
    expect(await page.getByText(t('form.feedbackInNewTab')).isVisible()).toBe(true)
    const opened = page.waitForEvent('popup')
    await page.locator('.feedback__reasons--no button').click()
    const result = await opened
    await result.waitForURL('**/contact?feedback=thanks#feedback')
    const thanks = await result.locator('.feedback [role=status]').textContent()
    expect(thanks).toBe(t('feedback.thanks'))
    expect(await result.locator('.feedback form[target]').count()).toBe(0)
    for (const name of ['type', 'fullName', 'email', 'message'] as const) {
      expect(await page.locator(`#${name}`).inputValue()).toBe(request[name])
    }
  })

  it('feedback asks for reasons of its side and says thanks', async () => {
    const { page } = await visitPlainly(at('/faq'))
    await pressTo(page, '#feedback-yes')
    await page.keyboard.press('Space')
    await pressTo(page, '.feedback__reasons--yes [value=relevant]')
    await page.keyboard.press('Space')
    await pressTo(page, '.feedback__reasons--yes button')
    await enter(page)
    expect(await page.locator('.feedback [role=status]').textContent()).toBe(t('feedback.thanks'))
    expect(page.url()).toContain('?feedback=thanks#feedback')

    await pressTo(page, '.feedback button')
    await enter(page)
    await pressTo(page, '#feedback-yes')
    await page.keyboard.press('ArrowDown')
    await enter(page)
    expect(page.url()).toContain('?feedback=no#feedback')
    expect(await page.locator('.feedback__reasons').count()).toBe(1)
    await pressTo(page, '.feedback__reasons [value=technicalProblem]')
    await page.keyboard.press('Space')
    await pressTo(page, '.feedback__reasons button')
    await enter(page)
    expect(await page.locator('.feedback [role=status]').textContent()).toBe(t('feedback.thanks'))
  })
})
