import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, itLooks, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )

const spread = (values: number[]) => Math.max(...values) - Math.min(...values)

describe('news on a wide screen', () => {
  itLooks.each(['achievements-of-2024', 'suppliers-forum-2026'])(
    'the picture of the news item %s is above its text, as wide as its column',
    async (slug) => {
      const { page } = await visit(`/media-center/news/${slug}`, desktop)
      const [cover] = await boxesOf(page.locator('.reading > figure .media').first())
      const [text] = await boxesOf(page.locator('.reading > .prose'))
      if (!cover || !text) throw new Error('not there')
      expect(cover.bottom).toBeLessThanOrEqual(text.top)
      expect(Math.abs(cover.left - text.left)).toBeLessThanOrEqual(1)
      expect(Math.abs(cover.right - text.right)).toBeLessThanOrEqual(1)
      expect(cover.bottom - cover.top).toBeLessThanOrEqual(360)
    },
  )

  itLooks('its text is one column, with its headings in it', async () => {
    const { page } = await visit('/media-center/news/it-agreement-opens-for-joining', desktop)
    const parts = await boxesOf(page.locator('.reading > .prose > :is(h2, p)'))
    expect(parts.length).toBeGreaterThan(5)
    expect(spread(parts.map(({ right }) => right))).toBeLessThanOrEqual(1)
  })
})

describe('topics of news on a phone', () => {
  itLooks('have a sign at the end of their row while more of them follow', async () => {
    const { page } = await visit('/media-center/news', phone)
    const list = page.locator('.choices--quiet ul')
    const { scrolled, content, position } = await list.evaluate((element) => {
      const sign = getComputedStyle(element, '::after')
      const scrolled = element.scrollWidth > element.clientWidth
      return { scrolled, content: sign.content, position: sign.position }
    })
    expect(scrolled).toBe(true)
    expect(content).toContain('›')
    expect(position).toBe('sticky')
  })
})

describe('the dictionary', () => {
  it('has both languages of a term side by side where there is room', async () => {
    const { page } = await visit('/efficiency-dictionary', desktop)
    const term = page.locator('.term').first()
    const [own] = await boxesOf(term.locator('> p').first())
    const [other] = await boxesOf(term.locator('details p'))
    expect(other?.right).toBeLessThan(own?.left ?? 0)
    expect(spread([own?.top ?? 0, other?.top ?? 99])).toBeLessThan(12)
    expect(await term.locator('summary').isVisible()).toBe(false)
    expect(await term.locator('.term__title').isVisible()).toBe(true)
  })

  it('folds the other language on a phone, named once', async () => {
    const { page } = await visit('/efficiency-dictionary', phone)
    const term = page.locator('.term').first()
    expect(await term.locator('summary').isVisible()).toBe(true)
    expect(await term.locator('.term__title').isVisible()).toBe(false)
  })
})
