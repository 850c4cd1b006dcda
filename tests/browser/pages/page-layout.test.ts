import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { some } from '../../support/sample'
import { act, desktop, itLooks, nextPaint, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const tablet = { width: 768, height: 1024 }

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

function boxesOf(parts: Locator): Promise<Box[]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )
}

const spread = (values: number[]) => Math.max(...values) - Math.min(...values)

describe('on a phone', () => {
  itLooks('a campaign says when and for whom below its lead', async () => {
    const { page } = await visit('/media-center/communication', phone)
    const campaign = page.locator('.campaign-entry').first()
    const [lead] = await boxesOf(campaign.locator('.campaign-entry__summary'))
    const [facts] = await boxesOf(campaign.locator('dl'))
    const [message] = await boxesOf(campaign.locator('.campaign-entry__message'))
    expect(facts?.top).toBeGreaterThanOrEqual(lead?.bottom ?? 0)
    expect(message?.top).toBeGreaterThanOrEqual(facts?.bottom ?? 0)
  })

  itLooks('the facts of a service are at most two lines', async () => {
    const { page } = await visit('/services', phone)
    const heights = await page
      .locator('.row .facts')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(9)
    // A line of 14 px text with a line height of 1.75 is 24.5 px high.
    expect(heights.filter((height) => height > 2 * 30)).toEqual([])
  })

  itLooks.each(['/contact', '/en/contact'])('the kinds of request leave room: %s', async (path) => {
    const { page } = await visit(path, phone)
    const kinds = await boxesOf(page.locator('.kinds .kind'))
    const [group] = await boxesOf(page.locator('.kinds'))
    expect(kinds.length).toBe(5)
    expect((group?.bottom ?? 999) - (group?.top ?? 0)).toBeLessThan(300)
    expect(group?.bottom).toBeLessThan(phone.height)
  })

  it.each(some(['/', '/en'], 1))(
    'the board is one link, and a list where there is room: %s',
    async (path) => {
      const { page } = await visit(path, { width: 320, height: 640 })
      const board = page.locator('[aria-labelledby=board]')
      await board.scrollIntoViewIfNeeded()
      expect(await board.locator('a').isVisible()).toBe(true)
      expect(await board.locator('.person:visible').count()).toBe(0)
      await page.setViewportSize({ width: 768, height: 900 })
      await board.scrollIntoViewIfNeeded()
      expect(await board.locator('.person:visible').count()).toBeGreaterThan(3)
    },
  )

  itLooks('the home page is at most 6,500 px long', async () => {
    const answered = { cookie: 'cookie_consent=necessary' }
    const { page } = await visit('/', { ...phone, extraHTTPHeaders: answered })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < (await height()); y += 400) {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      await nextPaint(page)
    }
    expect(await height()).toBeLessThanOrEqual(6500)
  })

  itLooks('the categories of the dictionary are rows of one height and width', async () => {
    const { page } = await visit('/efficiency-dictionary', phone)
    await page.locator('.letter-page__ways summary').last().click()
    const rows = await boxesOf(page.locator('.categories a'))
    expect(rows).toHaveLength(7)
    expect(spread(rows.map(({ top, bottom }) => bottom - top))).toBeLessThanOrEqual(1)
    expect(spread(rows.map(({ left, right }) => right - left))).toBeLessThanOrEqual(1)
    expect(new Set(rows.map(({ top }) => top)).size).toBe(rows.length)
  })

  itLooks('the states of platforms stand in one column', async () => {
    for (const path of ['/backup', '/en/backup']) {
      const { page } = await visit(path, phone)
      const badges = await boxesOf(page.locator('.states .badge'))
      expect(badges.length).toBeGreaterThan(3)
      const start = path.startsWith('/en') ? 'left' : 'right'
      expect(spread(badges.map((badge) => badge[start]))).toBeLessThanOrEqual(1)
    }
  })
})

describe('on a tablet', () => {
  itLooks.each([
    ['/framework-agreements', '.text-cells > li'],
    ['/aboutUs/orgStructure', '.tree__node--sector'],
  ])('what comes in pairs stands side by side: %s', async (path, pair) => {
    const { page } = await visit(path, tablet)
    const [first, second] = await boxesOf(page.locator(pair))
    expect(Math.abs((first?.top ?? 0) - (second?.top ?? 99))).toBeLessThanOrEqual(1)
    expect(second?.right).toBeLessThanOrEqual(first?.left ?? 0)
  })
})

describe('on a wide screen', () => {
  it('the home page goes on to services, knowledge and the newsletter', async () => {
    const { page } = await visit('/', desktop)
    expect(await page.locator('[aria-labelledby=services] .service-grid > li').count()).toBe(8)
    expect(await page.locator('[aria-labelledby=knowledge] .shelf__cover').count()).toBe(6)
    const [lead, row] = await boxesOf(page.locator('.news-front > .news-lead, .news-front .row'))
    expect(row?.right).toBeLessThanOrEqual(lead?.left ?? 0)
    await page.locator('[aria-labelledby=letter] a').click()
    await page.waitForURL('**/media-center/newsletter')
  })

  itLooks.each([
    ['/knowledge/sections/procurement', '.row'],
    ['/media-center/media', '.row'],
  ])('titles and descriptions have one alignment: %s', async (path, row) => {
    const { page } = await visit(path, desktop)
    const rows = page.locator(row)
    const sides = await rows.evaluateAll(
      (elements, selectors) =>
        elements.map((element) =>
          selectors.map((selector) => {
            const part = element.querySelector(selector)
            if (!part) return 'none'
            const { textAlign, direction } = getComputedStyle(part)
            if (textAlign !== 'start' && textAlign !== 'end') return textAlign
            return (textAlign === 'start') === (direction === 'ltr') ? 'left' : 'right'
          }),
        ),
      ['h2', 'p:not([class])'],
    )
    expect(sides.length).toBeGreaterThan(2)
    expect(new Set(sides.flat())).toEqual(new Set(['right']))
    expect(await rows.filter({ has: page.locator('[lang=en]') }).count()).toBeGreaterThan(0)
  })

  itLooks('related books have the same rules', async () => {
    const { page } = await visit('/knowledge/sections/books/need-statement-form', desktop)
    const rules = await page
      .locator('.part--related li')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderBlockEndWidth))
    expect(rules.length).toBeGreaterThan(1)
    expect(new Set(rules).size).toBe(1)
  })

  itLooks('rules between the chapters of a book have one width', async () => {
    const { page } = await visit('/knowledge/sections/books/procurement-planning-guide', desktop)
    const rules = await boxesOf(page.locator('[aria-labelledby=chapters] .row'))
    expect(rules.length).toBeGreaterThan(5)
    expect(spread(rules.map(({ right }) => right))).toBeLessThanOrEqual(1)
  })
})

describe('the address of a news item', () => {
  const path = '/media-center/news/achievements-of-2024'

  it('is copied on a press', async () => {
    const { page } = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] })
    await act(page)
    expect(await page.locator('.share__address:visible').count()).toBe(0)
    await page.locator('.share__copy button').click()
    await expect
      .poll(() => page.locator('.share__copy [role=status]').textContent())
      .toBe('نُسخ الرابط')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toBe(path)
  })

  it('is shown without script', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false })
    expect(await page.locator('.share__address').isVisible()).toBe(true)
    expect(await page.locator('.share__copy').isVisible()).toBe(false)
  })
})
