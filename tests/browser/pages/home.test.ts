import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { sample, some } from '../../support/sample'
import { findViolations, overflow } from '../support/audit'
import {
  desktop,
  itLooks,
  narrow,
  nextPaint,
  phone,
  startBrowser,
  type VisitOptions,
  visit,
} from '../support/visit'

startBrowser()

const gold = 'rgb(219, 161, 2)'

/** Middle of the star and of the ruler's first and last line, in reading order. */
function readJourney(page: Page) {
  return page.evaluate(() => {
    const middle = (element: Element | null | undefined) => {
      if (!element) return Number.NaN
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }
    const ruler = document.querySelector('.journey__track > svg')?.getBoundingClientRect()
    const [from = Number.NaN, to = Number.NaN] = ruler ? [ruler.left, ruler.right] : []
    const star = middle(document.querySelector('.journey__track span path:last-child'))
    return document.dir === 'rtl'
      ? { first: to, last: from, star }
      : { first: from, last: to, star }
  })
}

/** Share of the way that the star has made. */
async function readProgress(page: Page): Promise<number> {
  const { first, last, star } = await readJourney(page)
  return (star - first) / (last - first)
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await nextPaint(page)
}

describe.each(locales)('the first view of the home page in %s', (locale) => {
  it.each([phone, desktop])(
    'has search and tasks above the cookie notice: $width px',
    async (size) => {
      const { page } = await visit(localPath('/', locale), size)
      const notice = await page.locator('.cookie-notice').boundingBox()
      expect(notice?.y).toBeGreaterThan(size.height - 130)
      const parts = page.locator(
        '.hero .search-box, .hero .search-box button, .hero-tasks a, main a[href$="/violations"]',
      )
      const boxes = await parts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      )
      expect(boxes).toHaveLength(7)
      for (const { top, bottom, height } of boxes) {
        expect(top).toBeGreaterThan(0)
        expect(bottom).toBeLessThanOrEqual(notice?.y ?? 0)
        expect(height).toBeGreaterThanOrEqual(43.5)
      }
    },
  )

  itLooks('has one gold star, on the ruler', async () => {
    const { page } = await visit(localPath('/', locale), desktop)
    const golden = await page.locator('body *').evaluateAll(
      (all, colour) =>
        all.filter((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return getComputedStyle(element).fill === colour && bottom > 0 && top < innerHeight
        }).length,
      gold,
    )
    expect(golden).toBe(1)
    expect(
      await page
        .locator('.journey__track path')
        .last()
        .evaluate((of) => getComputedStyle(of).fill),
    ).toBe(gold)
  })

  it('nothing scrolls sideways, whatever the width', async () => {
    const { page } = await visit(localPath('/', locale), desktop)
    for (const width of [320, 390, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      for (const y of [0, 500]) {
        await scrollTo(page, y)
        expect([width, y, Math.max(0, await overflow(page))]).toEqual([width, y, 0])
      }
    }
  })
})

describe.each(some(locales, 1))('the star of the journey in %s', (locale) => {
  const path = localPath('/', locale)

  it('travels with the reader’s scroll, from the first line to the last and back', async () => {
    const { page } = await visit(path, desktop)
    expect(await readProgress(page)).toBeCloseTo(0, 2)
    await scrollTo(page, 270)
    const half = await readProgress(page)
    expect(half).toBeGreaterThan(0.3)
    expect(half).toBeLessThan(0.7)
    await scrollTo(page, 700)
    await expect.poll(() => readProgress(page)).toBeCloseTo(1, 2)
    await scrollTo(page, 0)
    await expect.poll(() => readProgress(page)).toBeCloseTo(0, 2)
  })

  it.each<[string, VisitOptions]>([
    ['the system asks for less motion', { ...phone, reducedMotion: 'reduce' }],
    [
      'the reader has switched motion off',
      { ...desktop, extraHTTPHeaders: { cookie: '__Host-display=motion-none' } },
    ],
  ])('rests on the last line if %s', async (_, options) => {
    const { page } = await visit(path, options)
    for (const y of [0, 200, 700]) {
      await scrollTo(page, y)
      expect(await readProgress(page)).toBeCloseTo(1, 2)
    }
  })

  it('rests on the last line on paper, where the ruler is whole', async () => {
    const { page } = await visit(path, {
      ...desktop,
      before: (of) => of.emulateMedia({ media: 'print' }),
    })
    expect(await readProgress(page)).toBeCloseTo(1, 2)
    expect(await page.locator('.journey').isVisible()).toBe(true)
    expect(await page.locator('.hero-tasks').isVisible()).toBe(false)
  })
})

it('the search of the hero works without script', async () => {
  const { page } = await visit('/', { ...narrow, javaScriptEnabled: false })
  await page.locator('#query').fill('اتفاقية')
  await page.locator('.hero .search-box button').click()
  await page.waitForURL(/\/search\?q=/)
  expect(await page.locator('.hits .row').count()).toBeGreaterThan(0)
})

it('the search of the hero has suggestions, and nothing covers them', async () => {
  const { page } = await visit('/en', desktop)
  await page.locator('#query').click()
  await page.locator('#query[role=combobox]').waitFor()
  await page.keyboard.type('procurement')
  await page.locator('#query[aria-expanded=true]').waitFor()
  const options = page.locator('.hero .search-box .suggest__option')
  expect(await options.count()).toBeGreaterThan(2)
  const covered = await options.evaluateAll((all) =>
    all.filter((option) => {
      const { left, top, width, height } = option.getBoundingClientRect()
      if (top + height > innerHeight) return false
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return !option.contains(met)
    }),
  )
  expect(covered).toEqual([])
})

describe('the sections of the home page', () => {
  itLooks('never share their ground with a neighbour', async () => {
    const { page } = await visit('/', desktop)
    const grounds = await page
      .locator('main > section:not(.national-day)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(grounds.length).toBeGreaterThanOrEqual(10)
    for (const [i, ground] of grounds.entries()) expect(ground).not.toBe(grounds[i + 1])
  })

  it.each(sample([phone, desktop], ['light', 'dark'] as const))(
    'have no violation, $variant, at $subject.width px',
    async ({ subject, variant }) => {
      const options = { ...subject, colorScheme: variant, reducedMotion: 'reduce' } as const
      const { page } = await visit('/', options)
      expect(await findViolations(page)).toEqual([])
    },
  )
})
