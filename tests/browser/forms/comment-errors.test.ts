import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { shownLinkPrefix } from '#domain/feedback/comments'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { gainsFocus } from '../support/stops'
import { act, besidesRefusals, phone, startBrowser, type Visit, visit } from '../support/visit'

startBrowser()

const chapter = '/knowledge/sections/books/framework-agreements-handbook/ordering'

/** What marks a field as wrong, compared between script and no script. */
function markOf(page: Visit['page'], form: string, id: string) {
  return page.locator(`#${form} form`).evaluate((element, control) => {
    const field = document.getElementById(control)
    const issue = element.querySelector('.field-issue')
    return {
      issue: issue?.outerHTML,
      before: issue?.nextElementSibling === field,
      invalid: [...element.querySelectorAll('[aria-invalid]')].map((one) => one.id),
      described: field?.getAttribute('aria-describedby'),
    }
  }, id)
}

describe.each(some(locales, 1))('a use case with a wrong field, in %s', (locale) => {
  const t = translators[locale]
  const path = localPath('/open-data/framework-agreements', locale)
  const send = (page: Visit['page']) => page.locator('#useCase form button').click()

  async function visitWrong(id: string, javaScriptEnabled: boolean) {
    const visited = await visit(path, { ...phone, javaScriptEnabled })
    const { page } = visited
    const title = await page.title()
    if (javaScriptEnabled) await act(page)
    await page.locator('#use-cases summary').first().click()
    if (id === 'useCase-link') {
      await page.locator('#useCase-text').fill('دراسة')
      await page.locator('#useCase-link').fill('www.example.com/x')
    }
    await send(page)
    expect(await gainsFocus(page, `#${id}`)).toBe(true)
    return { ...visited, title }
  }

  it.each([
    ['useCase-link', t('useCase.badLink', { prefix: shownLinkPrefix })],
    ['useCase-text', t('validation.required')],
  ])('has %s marked as it is without script, until it is right', async (id, message) => {
    const plain = await visitWrong(id, false)
    const visited = await visitWrong(id, true)
    const { page, requests, title } = visited
    const mark = await markOf(page, 'useCase', id)
    expect(mark).toEqual(await markOf(plain.page, 'useCase', id))
    expect(await page.title()).toBe(`${t('feedback.error')} ${title}`)
    expect(await plain.page.title()).toMatch(new RegExp(`^${t('feedback.error')} `))
    expect(mark).toMatchObject({ before: true, invalid: [id] })
    expect(mark.issue).toContain(message)
    expect(await page.locator('#useCase [role=status]').textContent()).toBe('')

    // Sent again unchanged, it is marked once.
    await send(page)
    expect(await gainsFocus(page, `#${id}`)).toBe(true)
    expect(await markOf(page, 'useCase', id)).toEqual(mark)
    expect(await page.title()).toBe(`${t('feedback.error')} ${title}`)

    await page.locator('#useCase-text').fill('دراسة')
    await page.locator('#useCase-link').fill('https://www.example.com/x')
    await send(page)
    await page.locator('#useCase [role=status]', { hasText: t('useCase.thanks') }).waitFor()
    expect(await page.locator('.field-issue').count()).toBe(0)
    expect(await page.title()).toBe(title)
    expect(requests.filter((one) => one.isNavigationRequest())).toHaveLength(1)
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('says in the status line that the limit is reached', async () => {
    const { page } = await visit(path, phone)
    await act(page)
    const issue = t('useCase.limited')
    await page.route(`**${path}`, (route) => route.fulfill({ status: 429, json: { issue } }))
    await page.locator('#use-cases summary').first().click()
    await page.locator('#useCase-text').fill('دراسة')
    await send(page)
    await page.locator('#useCase [role=status]', { hasText: issue }).waitFor()
    expect(await page.locator('#useCase :is(.field-issue, [aria-invalid])').count()).toBe(0)
    expect(await page.title()).not.toContain(t('feedback.error'))
  })
})

describe.each(some(locales, 1))('an empty comment, in %s', (locale) => {
  const t = translators[locale]

  it('has its field marked and in focus, until it is right', async () => {
    const visited = await visit(localPath(chapter, locale), phone)
    const { page } = visited
    const title = await page.title()
    await act(page)
    await page.locator('#comment form button').click()
    expect(await gainsFocus(page, '#comment-text')).toBe(true)
    const mark = await markOf(page, 'comment', 'comment-text')
    expect(mark).toMatchObject({ before: true, invalid: ['comment-text'] })
    expect(await page.title()).toBe(`${t('feedback.error')} ${title}`)
    await page.locator('#comment-text').fill('تعليق')
    await page.locator('#comment .field-issue').waitFor({ state: 'detached' })
    await expect.poll(() => page.title()).toBe(title)
    expect(besidesRefusals(visited)).toEqual([])
  })
})
