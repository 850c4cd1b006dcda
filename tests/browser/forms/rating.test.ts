import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import { gainsFocus, pressTo } from '../support/stops'
import { act, besidesRefusals, desktop, phone, posts, startBrowser, visit } from '../support/visit'

startBrowser()

const said = '.rating [role=status]'
const service = '/services/e-marketplace'

describe.each(some(locales, 1))('a rating, in %s', (locale) => {
  const t = translators[locale]
  const path = localPath(service, locale)

  it('is given by keyboard and changed, in its place', async () => {
    const { page, requests, trouble } = await visit(path, desktop)
    await act(page)
    await pressTo(page, '.rating form button')
    await page.keyboard.press('Enter')
    await page.locator('#rating-issue', { hasText: t('rating.unanswered') }).waitFor()
    expect(await gainsFocus(page, '#score-1')).toBe(true)
    for (let score = 2; score <= 4; score++) await page.keyboard.press('ArrowDown')
    await pressTo(page, '.rating form button')
    await page.keyboard.press('Enter')
    await page.locator(said, { hasText: t('rating.thanks') }).waitFor()
    expect(await gainsFocus(page, '.rating button')).toBe(true)
    // The average is of all tests that rate this service.
    const [before = '', after = ''] = t('rating.mean', { mean: '#' }).split('#')
    expect(await page.locator(said).textContent()).toMatch(
      new RegExp(`${before}[1-5](?:\\.\\d)?${after}`),
    )

    await page.keyboard.press('Enter')
    expect(await gainsFocus(page, '#score-1')).toBe(true)
    expect(await page.locator(said).textContent()).toBe('')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.locator(said, { hasText: t('rating.thanks') }).waitFor()

    expect(posts(requests).map((one) => one.postDataJSON())).toEqual([
      { form: 'rating', score: '4' },
      { form: 'rating', score: '1' },
    ])
    expect(requests.filter((one) => one.isNavigationRequest())).toHaveLength(1)
    expect(trouble).toEqual([])
  })

  it.each([
    ['rating.limited', { status: 429 }],
    ['genericFailure', { status: 500 }],
  ] as const)('says %s, and can be sent again', async (message, answer) => {
    const { page } = await visit(path, phone)
    await act(page)
    await page.route(`**${path}`, (route) => route.fulfill(answer), { times: 2 })
    await page.locator('#score-5').check()
    await page.locator('.rating form button').click()
    await page.locator(said, { hasText: t(message) }).waitFor()
    await page.locator('.rating form button').click()
    await page.locator(said, { hasText: t('rating.thanks') }).waitFor()
    expect(await page.locator(said, { hasText: t(message) }).count()).toBe(0)
  })

  it('leaves focus where the visitor moved it before its issue could take it', async () => {
    const { page } = await visit(path, desktop)
    await act(page)
    const release = Promise.withResolvers<void>()
    await page.route('**/assets/go-to-issue-*', (route) =>
      release.promise.then(() => route.continue()),
    )
    await page.locator('.rating form button').click()
    await page.locator('#rating-issue').waitFor()
    await page.locator('#score-4').focus()
    release.resolve()
    await page.waitForFunction((prefix) => document.title.startsWith(prefix), t('feedback.error'))
    expect(await gainsFocus(page, '#score-4')).toBe(true)
  })

  it('is taken without script, after it was missing', async () => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false })
    await page.locator('.rating form button').click()
    await page.locator('#rating-issue').waitFor()
    expect(await page.title()).toMatch(new RegExp(`^${t('feedback.error')}`))
    await page.locator('#score-2').check()
    await page.locator('.rating form button').click()
    await page.locator(said, { hasText: t('rating.thanks') }).waitFor()
    expect(page.url()).toContain('?rating=thanks#rating')
    await page.locator('.rating button').click()
    await page.locator('#score-1').waitFor({ state: 'attached' })
  })
})

describe.each(some(locales, 1))('a comment, in %s', (locale) => {
  const t = translators[locale]
  const path = localPath('/knowledge/sections/books/asset-register-guide', locale)

  it('is told what is wrong with it, keeps its words, and is held', async () => {
    const visited = await visit(path, desktop)
    const { page, requests } = visited
    await act(page)
    await page.locator('#comment-text').fill('ab')
    await page.locator('#comment button').click()
    await page.locator('#comment-issue').waitFor()
    expect(await page.locator('#comment-text').inputValue()).toBe('ab')
    await page.locator('#comment-text').fill('A clear guide.')
    await page.locator('#comment button').click()
    await page.locator('#comment [role=status]', { hasText: t('comment.thanks') }).waitFor()
    expect(await gainsFocus(page, '#comment button')).toBe(true)
    expect(await page.locator('.comments li', { hasText: 'A clear guide.' }).count()).toBe(0)
    expect(requests.filter((one) => one.isNavigationRequest())).toHaveLength(1)
    expect(besidesRefusals(visited)).toEqual([])
  })

  it('suggested without script is thanked where it was folded', async () => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false })
    await page.locator('.suggestion summary').click()
    await page.locator('#suggestion-text').fill('x')
    await page.locator('#suggestion button').click()
    await page.locator('#suggestion-issue').waitFor()
    expect(await page.locator('#suggestion-text').inputValue()).toBe('x')
    await page.locator('#suggestion-text').fill('A larger table, please.')
    await page.locator('#suggestion button').click()
    await page.locator('#suggestion [role=status]', { hasText: t('suggestion.thanks') }).waitFor()
    expect(page.url()).toContain('?suggestion=thanks#suggestion')
  })
})
