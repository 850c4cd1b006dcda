import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { gainsFocus, pressTo } from '../support/stops'
import { act, desktop, phone, posts, startBrowser, visit } from '../support/visit'

startBrowser()

const said = '.feedback [role=status]'

describe.each(some(locales, 1))('feedback, in %s', (locale) => {
  const t = translators[locale]
  const path = localPath('/faq', locale)

  it('is given by keyboard and changed, in its place', async () => {
    const { page, requests, trouble } = await visit(path, desktop)
    await act(page)
    await pressTo(page, '#feedback-yes')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await pressTo(page, '.feedback__reasons--no [value=hardLayout]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.locator(said, { hasText: t('feedback.thanks') }).waitFor()
    expect(await gainsFocus(page, '.feedback button')).toBe(true)
    // The share is of all tests that vote on this page.
    expect(await page.locator('.feedback__share').textContent()).toMatch(/\d+%.*\d+%/)

    await page.keyboard.press('Enter')
    expect(await gainsFocus(page, '#feedback-yes')).toBe(true)
    expect(await page.locator(said).textContent()).toBe('')
    await page.keyboard.press('Space')
    await pressTo(page, '.feedback__reasons--yes button')
    await page.keyboard.press('Enter')
    await page.locator(said, { hasText: t('feedback.thanks') }).waitFor()

    expect(posts(requests).map((one) => one.postDataJSON())).toEqual([
      { form: 'feedback', answer: 'no', reasons: ['hardLayout'] },
      { form: 'feedback', answer: 'yes', reasons: [] },
    ])
    expect(requests.filter((one) => one.isNavigationRequest())).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(trouble).toEqual([])
  })

  /** Presses Enter on the first answer, unchecked; returns how the question is marked. */
  async function leaveUnanswered(address: string, javaScriptEnabled: boolean) {
    const { page } = await visit(address, { ...phone, javaScriptEnabled })
    if (javaScriptEnabled) await act(page)
    await page.locator('#feedback-yes').press('Enter')
    await page.locator('#feedback-issue').waitFor()
    expect(await gainsFocus(page, '#feedback-yes')).toBe(true)
    const mark = await page.locator('.feedback__ask').evaluate((form) => {
      const [issue, group] = ['.field-issue', '[role=radiogroup]'].map((one) =>
        form.querySelector(one),
      )
      return {
        issue: issue?.textContent,
        before: issue?.nextElementSibling === group,
        invalid: group?.ariaInvalid,
        described: group?.getAttribute('aria-describedby'),
      }
    })
    return { page, mark }
  }

  it.each(['/faq', '/privacy-policy'])(
    'of %s without an answer is marked as it is without script, until there is one',
    async (subject) => {
      const address = localPath(subject, locale)
      const plain = await leaveUnanswered(address, false)
      const { page, mark } = await leaveUnanswered(address, true)
      expect(mark).toEqual(plain.mark)
      expect(mark).toMatchObject({
        before: true,
        invalid: 'true',
        described: 'feedback-issue',
      })
      expect(mark.issue).toContain(t('feedback.unanswered'))
      expect(await page.locator(said).textContent()).toBe('')
      await page.locator('.feedback__choice label').first().click()
      await page.locator('.feedback__reasons--yes button').click()
      await page.locator(said, { hasText: t('feedback.thanks') }).waitFor()
      expect(await page.locator('.field-issue').count()).toBe(0)
    },
  )

  it.each([
    ['feedback.limited', { status: 429 }],
    ['genericFailure', { status: 500 }],
  ] as const)('says %s, and can be sent again', async (message, answer) => {
    const { page } = await visit(path, phone)
    await act(page)
    await page.route(`**${path}`, (route) => route.fulfill(answer), { times: 2 })
    await page.locator('.feedback__choice label').first().click()
    await page.locator('.feedback__reasons--yes button').click()
    await page.locator(said, { hasText: t(message) }).waitFor()
    await page.locator('.feedback__reasons--yes button').click()
    await page.locator(said, { hasText: t('feedback.thanks') }).waitFor()
    expect(await page.locator(said, { hasText: t(message) }).count()).toBe(0)
  })
})
