import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { some } from '../../support/sample'
import { typeUntilSuggested } from '../support/search-states'
import { desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const field = '#query'
const suggestionsUrl = /\/api\/suggestions/
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]')
const isExpanded = (page: Page) => page.locator(field).getAttribute('aria-expanded')

const variants = some(
  [
    { path: '/search', typed: 'اتفاق', size: phone },
    { path: '/en/search', typed: 'agree', size: desktop },
  ],
  1,
)

describe.each(variants)('the search box of $path', ({ path, typed, size }) => {
  const open = async () => {
    const visited = await visit(path, size)
    await typeUntilSuggested(visited, typed)
    return visited
  }

  it('is a combobox with a list of grouped options', async () => {
    const { page, trouble } = await open()
    const tree = await page.locator('main search').first().ariaSnapshot()
    expect(tree).toMatch(/combobox "[^"]+" \[expanded\]|combobox "[^"]+"/)
    expect(tree).toMatch(/listbox "/)
    expect(tree.match(/- option "/g)?.length).toBeGreaterThan(3)
    expect(tree).toMatch(/- group "/)
    expect(tree).toMatch(/- status: \S/)
    const list = await page.locator(field).getAttribute('aria-controls')
    expect(await page.locator(`#${list}`).getAttribute('role')).toBe('listbox')
    expect(trouble).toEqual([])
  })

  it('moves through the options and back to the text with the arrow keys', async () => {
    const { page } = await open()
    const count = await page.locator('[role=option]').count()
    for (let press = 1; press <= count; press++) {
      await page.keyboard.press('ArrowDown')
      const id = await page.locator(field).getAttribute('aria-activedescendant')
      expect(await marked(page).getAttribute('id')).toBe(id)
      expect(
        await page
          .locator('[role=option]')
          .nth(press - 1)
          .getAttribute('id'),
      ).toBe(id)
    }
    await page.keyboard.press('ArrowDown')
    expect(await marked(page).count()).toBe(0)
    expect(await page.locator(field).getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowUp')
    expect(await marked(page).textContent()).toContain(typed)
    expect(await page.locator(field).inputValue()).toBe(typed)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('query')
  })

  it('keeps Home, End, left and right for the text', async () => {
    const { page } = await open()
    const caret = () =>
      page.locator(field).evaluate((input: HTMLInputElement) => input.selectionStart)
    await page.keyboard.press('Home')
    expect(await caret()).toBe(0)
    await page.keyboard.press('End')
    expect(await caret()).toBe(typed.length)
    await page.keyboard.press(path.startsWith('/en') ? 'ArrowLeft' : 'ArrowRight')
    expect(await caret()).toBe(typed.length - 1)
    expect(await marked(page).count()).toBe(0)
  })

  it('submits on Enter unless an option is marked', async () => {
    const { page } = await open()
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe(typed)

    const again = await open()
    await again.page.keyboard.press('ArrowDown')
    const target = await marked(again.page).getAttribute('href')
    await again.page.keyboard.press('Enter')
    await again.page.waitForURL((url) => url.pathname !== path)
    expect(new URL(again.page.url()).pathname).toBe(target?.replace(/[?#].*/, ''))
  })

  it('closes the list on Escape, then clears the text', async () => {
    const { page } = await open()
    await page.keyboard.press('Escape')
    expect(await isExpanded(page)).toBe('false')
    expect(await page.locator('[role=option]').count()).toBe(0)
    expect(await page.locator(field).inputValue()).toBe(typed)
    await page.keyboard.press('Escape')
    expect(await page.locator(field).inputValue()).toBe('')
  })

  it('closes the list when focus leaves, and opens a suggestion that is pressed', async () => {
    const { page } = await open()
    await page.keyboard.press('Tab')
    expect(await isExpanded(page)).toBe('false')

    const again = await open()
    const option = again.page.locator('[role=option]').first()
    const target = await option.getAttribute('href')
    await option.click()
    await again.page.waitForURL((url) => url.pathname === target?.replace(/[?#].*/, ''))
  })
})

describe('suggestions', () => {
  it('are asked for 150 ms after the last letter, and late ones are not shown', async () => {
    const { page } = await visit('/search', {
      ...desktop,
      before: (opened) => opened.clock.install({ time: 0 }),
    })
    await page.locator(field).click()
    await page.locator(`${field}[role=combobox]`).waitFor()
    await page.clock.pauseAt(120_000)
    const asked: (string | null)[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(suggestionsUrl, async (route) => {
      const typed = new URL(route.request().url()).searchParams.get('q')
      asked.push(typed)
      if (typed === 'كفاءة') await held
      await route.continue().catch(() => {})
    })
    await page.keyboard.type('كفا')
    await page.clock.runFor(149)
    await page.keyboard.type('ءة')
    await page.clock.runFor(149)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked).toEqual(['كفاءة'])
    await page.locator(field).fill('')
    await page.keyboard.type('اتفاق')
    await page.clock.runFor(150)
    await page.locator(`${field}[aria-expanded=true]`).waitFor()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['كفاءة', 'اتفاق'])
    for (const text of await page.locator('[role=option]').allTextContents()) {
      expect(text).toContain('اتفاق')
    }
  })

  it('are silent while the server does not answer', async () => {
    const { page } = await visit('/search', phone)
    await page.route(suggestionsUrl, (route) => route.fulfill({ status: 503 }))
    await page.locator(field).click()
    await page.locator(`${field}[role=combobox]`).waitFor()
    const asked = page.waitForResponse(suggestionsUrl)
    await page.keyboard.type('اتفاق')
    await asked
    expect(await isExpanded(page)).toBe('false')
    expect(await page.locator('main').textContent()).not.toMatch(/error|خطأ/i)
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]q=/)
  })

  it('come with at most 6 KB of code and style, fetched when the box gains focus', async () => {
    const { page, requests } = await visit('/search', desktop)
    const isOwn = (address: string) => /\/assets\/suggest/.test(address)
    expect(requests.map((request) => request.url()).filter(isOwn)).toEqual([])
    await page.locator(field).click()
    await page.locator(`${field}[role=combobox]`).waitFor()
    const own = requests.filter((request) => isOwn(request.url()))
    const sizes = await Promise.all(
      own.map(async (request) =>
        brotliCompressSync((await (await request.response())?.body()) ?? ''),
      ),
    )
    expect(sizes).toHaveLength(2)
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(6 * 1024)
  })
})
