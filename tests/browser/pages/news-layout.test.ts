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
    'the picture of the news item %s is beside its title, inside the container',
    async (slug) => {
      const { page } = await visit(`/media-center/news/${slug}`, desktop)
      const [cover] = await boxesOf(page.locator('.item-cover > *').first())
      const [title] = await boxesOf(page.locator('h1'))
      const [container] = await boxesOf(page.locator('article .item-part'))
      if (!cover || !title || !container) throw new Error('not there')
      expect(cover.right).toBeLessThan(title.left)
      expect(cover.left).toBeGreaterThanOrEqual(container.left - 1)
      expect(cover.right).toBeLessThanOrEqual(container.right + 1)
      expect(cover.bottom - cover.top).toBeLessThanOrEqual(352)
    },
  )

  itLooks('a heading is beside its text, and both reach the edges of the page', async () => {
    const { page } = await visit('/media-center/news/it-agreement-opens-for-joining', desktop)
    const parts = page.locator('section.item-part')
    expect(await parts.count()).toBe(3)
    const headings = await boxesOf(parts.locator('> h2'))
    const texts = await boxesOf(parts.locator('> .prose'))
    const edges = await boxesOf(parts)
    for (const [at, heading] of headings.entries()) {
      expect(texts[at]?.right).toBeLessThan(heading.left)
      expect(spread([heading.right, edges[at]?.right ?? 0])).toBeLessThanOrEqual(1)
      expect(spread([texts[at]?.left ?? 0, edges[at]?.left ?? 999])).toBeLessThanOrEqual(1)
    }
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
