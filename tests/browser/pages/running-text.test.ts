import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { sample, some } from '../../support/sample'
import { itLooks, startBrowser, visit } from '../support/visit'

startBrowser()

const read = [
  '/privacy-policy',
  '/accessibility',
  '/violations',
  '/services/value-engineering-study',
  '/services',
  '/loc-init',
  '/careers',
  '/aboutUs/directors',
  '/media-center/communication',
  '/media-center/magazine',
  '/media-center/news/achievements-of-2024',
  '/knowledge/sections/books/procurement-planning-guide/needs',
]

interface Line {
  characters: number
  text: string
}

/** The longest line of every text block in the page's content. */
function longestLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const blocks = 'p, li, dd, blockquote, small, figcaption'
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      section.style.contentVisibility = 'visible'
    }
    const linesOf = (block: Element) => {
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text) {
        if (node.parentElement?.closest(`${blocks}, .visually-hidden`) !== block) continue
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const line = Math.round(range.getBoundingClientRect().bottom / 12)
          lines.set(line, (lines.get(line) ?? 0) + word.length + 1)
        }
      }
      return Math.max(0, ...lines.values())
    }
    return [...document.querySelectorAll(`main :is(${blocks})`)]
      .filter((block) => !block.closest('table, nav, .item-meta') && block.checkVisibility())
      .map((block) => ({ characters: linesOf(block), text: block.textContent?.slice(0, 60) ?? '' }))
  })
}

describe('running text', () => {
  it.each(some(sample(read, locales), 6))(
    'has about 75 characters a line on a wide screen: $subject, $variant',
    async ({ subject, variant }) => {
      const { page } = await visit(localPath(subject, variant))
      const lines = await longestLines(page)
      expect(lines.length).toBeGreaterThan(5)
      expect(lines.filter(({ characters }) => characters > 82)).toEqual([])
    },
  )

  itLooks('has one size, whatever the page', async () => {
    const sizes: string[] = []
    for (const path of read) {
      const { page } = await visit(path)
      sizes.push(
        ...(await page.locator('.flow > :is(p:not([class]), .bullets, .numbers)').evaluateAll(
          (parts, at) =>
            parts
              .filter((part) => part.checkVisibility() && !part.closest('.aside, form, footer'))
              .map((part) => `${getComputedStyle(part).fontSize}`)
              .map((size) => (size === '20px' ? size : `${size} on ${at}`)),
          path,
        )),
      )
    }
    expect(sizes.length).toBeGreaterThan(50)
    expect([...new Set(sizes)]).toEqual(['20px'])
  })

  itLooks.each([
    ['/media-center/media', 4],
    ['/media-center/news', 4],
    ['/knowledge', 4],
  ])('keeps a title clear of its eyebrow: %s', async (path, least) => {
    const { page } = await visit(path)
    const gaps = await page
      .locator('main :is(.item-meta, p.tag):has(+ :is(h2, h3))')
      .evaluateAll((eyebrows) =>
        eyebrows.map((eyebrow) => {
          const range = document.createRange()
          range.selectNodeContents(eyebrow)
          const title = eyebrow.nextElementSibling as Element
          return title.getBoundingClientRect().top - range.getBoundingClientRect().bottom
        }),
      )
    expect(gaps.length).toBeGreaterThanOrEqual(least)
    // The line box of small text is taller than its letters.
    expect(gaps.filter((gap) => gap < 4)).toEqual([])
  })
})

describe('the way to a page', () => {
  const deep = '/knowledge/sections/books/procurement-planning-guide/needs/estimating/cost'

  it('is one link back to the page above on a phone', async () => {
    const { page } = await visit(deep, { width: 390, height: 844 })
    const links = page.locator('.crumbs a:visible')
    expect(await links.count()).toBe(1)
    expect(await links.getAttribute('href')).toBe(deep.slice(0, deep.lastIndexOf('/')))
    expect((await links.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  itLooks.each([640, 768])('has no divider where a line begins: %i px', async (width) => {
    const { page } = await visit(deep, { width, height: 900 })
    const seen = await page.locator('.crumbs').evaluate((crumbs) => {
      const edge = crumbs.getBoundingClientRect().right
      const items = [...crumbs.querySelectorAll('li')]
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
      const first = items.filter((_, at) => tops[at] !== tops[at - 1])
      const isCut = getComputedStyle(crumbs).overflowX === 'clip'
      return first.slice(1).map((item) => {
        const mark = item.querySelector('svg')?.getBoundingClientRect()
        return isCut && (mark?.left ?? 0) >= edge - 1
      })
    })
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })
})
