import { describe, expect, it } from 'vitest'
import { localPath, otherLocale } from '#domain/site/locale'
import { reach } from '../support/filling'
import {
  act,
  attributeOf,
  besidesRefusals,
  desktop,
  phone,
  posts,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

const chapter = '/knowledge/sections/books/framework-agreements-handbook/ordering'
const text = 'كلمة أولى\nA second line.'
const switchButton = '.site-header__tools button:is([lang=ar], [lang=en]):visible'

describe.each([
  ['comment', chapter, 'ar', phone, true],
  ['comment', chapter, 'en', desktop, false],
  ['useCase', '/open-data/working-days', 'ar', desktop, true],
  ['useCase', '/open-data/working-days', 'en', phone, false],
  ['suggestion', `${chapter}`, 'en', phone, true],
  ['suggestion', '/faq?page=2', 'ar', desktop, false],
  ['suggestion', '/faq?page=2', 'en', desktop, true],
  ['suggestion', '/cookies', 'ar', desktop, true],
] as const)('a %s that was started on %s, in %s', (form, path, locale, size, javaScriptEnabled) => {
  const other = otherLocale(locale)

  it(`goes along to the other language ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
    const visited = await visit(localPath(path, locale), { ...size, javaScriptEnabled })
    const { page } = visited
    if (javaScriptEnabled) await act(page)
    if (form === 'suggestion') await page.locator('.suggestion summary').click()
    if (form === 'useCase' && size === phone) await page.locator('#use-cases summary').click()
    await page.locator(`#${form}-text`).fill(text)
    await reach(page, () => page.locator(switchButton).click())
    expect(await attributeOf(page, 'lang')).toBe(other)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(localPath(path, other))
    expect(await page.locator(`#${form}-text`).inputValue()).toBe(text)
    expect(await page.locator(`#${form}-text`).isVisible()).toBe(true)
    await reach(page, () => page.locator(switchButton).click())
    expect(await attributeOf(page, 'lang')).toBe(locale)
    expect(await page.locator(`#${form}-text`).inputValue()).toBe(text)
    expect(besidesRefusals(visited)).toEqual([])
  })
})

describe('the language switch of a page with comments', () => {
  it('is the usual one while nothing is written, and after the text was taken back', async () => {
    const { page, requests } = await visit(chapter, desktop)
    await act(page)
    await page.locator('#comment-text').fill('x')
    await page.locator('#comment-text').fill('')
    expect(await page.locator(switchButton).count()).toBe(1)
    await reach(page, () => page.locator(switchButton).click())
    expect(await attributeOf(page, 'lang')).toBe('en')
    expect(posts(requests).map((one) => new URL(one.url()).pathname)).toEqual(['/locale'])
  })
})
