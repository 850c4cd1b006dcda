import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, startBrowser, visit } from '../support/visit'

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
  it.each(['achievements-of-2024', 'contracts-guide-consultation'])(
    'the drawing of the news item %s is beside its title, inside the container',
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

  it('a scene has the colours of its item in the list and on its page', async () => {
    const skies = []
    for (const path of ['', '/contracts-guide-consultation']) {
      const { page } = await visit(`/media-center/news${path}`, desktop)
      const scene = page.locator('.scene--sand').first()
      skies.push(await scene.evaluate((svg) => getComputedStyle(svg).backgroundColor))
    }
    expect(skies).toEqual(['rgb(20, 32, 43)', 'rgb(20, 32, 43)'])
  })

  it('news fill their rows beside a lead as high as two of them', async () => {
    const { page } = await visit('/media-center/news', desktop)
    const [lead] = await boxesOf(page.locator('.news-grid__lead'))
    const cards = await boxesOf(page.locator('.news-card'))
    expect(cards).toHaveLength(11)
    expect(spread(cards.map(({ right, left }) => right - left))).toBeLessThanOrEqual(1)
    expect(lead?.bottom).toBeGreaterThan(cards[1]?.top ?? 0)
    const rows = new Map(cards.slice(2).map(({ top }) => [Math.round(top), 0]))
    expect(rows.size).toBe(3)
  })
})

describe('news on a phone', () => {
  it('have a cover above each title', async () => {
    const { page } = await visit('/media-center/news', phone)
    const covers = await boxesOf(page.locator('.news-card__cover'))
    const titles = await boxesOf(page.locator('.news-card h2'))
    expect(covers).toHaveLength(11)
    expect(spread(covers.map(({ left, right }) => right - left))).toBeLessThanOrEqual(1)
    for (const [at, cover] of covers.entries())
      expect(titles[at]?.top).toBeGreaterThanOrEqual(cover.bottom)
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
