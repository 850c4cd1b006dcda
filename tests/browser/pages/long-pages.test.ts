import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { localPath } from '#domain/site/locale'
import { sample, some } from '../../support/sample'
import { findSmallTargets, findViolations, overflow } from '../support/audit'
import { desktop, narrow, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const long = ['/privacy-policy', '/accessibility', '/aboutUs/ourStory']
const letters = [
  '/efficiency-dictionary',
  `/efficiency-dictionary?letter=${encodeURIComponent('م')}`,
]
const paths = (list: readonly string[]) => list.flatMap((path) => [path, localPath(path, 'en')])

const withoutScript = { ...phone, javaScriptEnabled: false }

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

/** Scrolls as far as a contents bar has to stay. */
const scrollDown = (page: Page) =>
  page.evaluate(() => {
    const parent = document.querySelector('.toc-bar')?.parentElement
    scrollTo(0, (parent?.getBoundingClientRect().bottom ?? 0) + scrollY - 2 * innerHeight)
  })

describe('the contents of a long page, without script on a phone', () => {
  it.each(some(paths(long), 2))('stay at the top of the window: %s', async (path) => {
    const { page } = await visit(path, withoutScript)
    await scrollDown(page)
    const bar = await boxOf(page, '.toc-bar')
    expect(bar.y).toBeCloseTo(0, 0)
    expect(bar.height).toBeLessThan(60)
  })

  it.each(some(paths(long), 2))('lead to each part, which they do not cover: %s', async (path) => {
    const { page } = await visit(path, withoutScript)
    await page.locator('.toc-bar summary').first().click()
    const links = page.locator('.toc-bar nav').first().locator('a')
    const count = await links.count()
    expect(count).toBeGreaterThan(3)
    for (const at of [0, Math.floor(count / 2)]) {
      const target = (await links.nth(at).getAttribute('href')) ?? ''
      await links.nth(at).click()
      const partBox = () => boxOf(page, `[id="${target.slice(1)}"]`)
      await expect.poll(async () => (await partBox()).y).toBeLessThan(phone.height)
      const open = await boxOf(page, '.toc-bar nav')
      expect((await partBox()).y).toBeGreaterThanOrEqual(open.y + open.height - 1)
    }
    await page.locator('.toc-bar summary').first().click()
    const target = (await links.last().getAttribute('href')) ?? ''
    await page.goto(path + target)
    const bar = await boxOf(page, '.toc-bar')
    const part = await boxOf(page, `[id="${target.slice(1)}"]`)
    expect(part.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1)
  })

  it('are as wide as the page below the exit, which alone stays', async () => {
    const { page } = await visit('/violations', withoutScript)
    const { width } = await boxOf(page, '.toc-bar summary')
    expect(width).toBeGreaterThan(phone.width - 50)
    await page.evaluate(() => scrollTo(0, 2000))
    expect((await boxOf(page, '.exit')).y).toBeCloseTo(0, 0)
    expect((await boxOf(page, '.toc-bar')).y).toBeLessThan(0)
  })

  it('mark the part that is read, beside the text from 64rem', async () => {
    const { page } = await visit('/privacy-policy', { ...desktop, javaScriptEnabled: false })
    const current = page.locator('.toc a:target-current')
    const target = (await page.locator('.toc a').nth(3).getAttribute('href')) ?? ''
    await page.locator(`[id="${target.slice(1)}"]`).evaluate((part) => part.scrollIntoView())
    await expect
      .poll(() => current.evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
      .toEqual([target])
    const [shown, other] = await page
      .locator('.toc a')
      .evaluateAll((links) => [links[3], links[5]].map((a) => a && getComputedStyle(a).color))
    expect(shown).not.toBe(other)
  })

  it('are not repeated beside the columns of the open data', async () => {
    const { page } = await visit('/open-data', { ...desktop, javaScriptEnabled: false })
    expect(await page.locator('.toc nav:visible').count()).toBe(0)
  })

  it('are one list above a page without a bar', async () => {
    const { page } = await visit('/open-data', withoutScript)
    expect(await page.locator('.toc summary:visible').count()).toBe(1)
    await page.locator('.toc summary:visible').click()
    const links = page.locator('.toc nav:visible a')
    expect(await links.count()).toBeGreaterThan(3)
    const target = (await links.last().getAttribute('href')) ?? ''
    await links.last().click()
    const part = await boxOf(page, `[id="${target.slice(1)}"]`)
    expect(part.y).toBeGreaterThanOrEqual(0)
    expect(part.y).toBeLessThan(phone.height)
  })
})

describe('the ways beside a long list, without script on a wide screen', () => {
  it.each([
    ['/services', '.filters'],
    ['/open-data/framework-agreements', 'aside.sticky'],
  ])('stay in the window: %s', async (path, selector) => {
    const { page } = await visit(path, { ...desktop, javaScriptEnabled: false })
    const before = await boxOf(page, selector)
    await page.evaluate(([y]) => scrollTo(0, y ?? 0), [before.y + 400])
    const { y } = await boxOf(page, selector)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(60)
  })
})

describe('a page of the dictionary', () => {
  it.each(some(sample(paths(letters), [narrow, desktop]), 2))(
    '$subject is accessible, with large targets, at $variant.width px',
    async ({ subject, variant }) => {
      const { page } = await visit(subject, { ...variant, reducedMotion: 'reduce' })
      for (const summary of await page.locator('main summary:visible').all()) await summary.click()
      expect(await findViolations(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect([width, await overflow(page)]).toEqual([width, 0])
      }
    },
  )

  it('finds the term of an address without a letter', async () => {
    const { page } = await visit('/efficiency-dictionary#value-engineering', withoutScript)
    const row = page.locator('#value-engineering')
    await expect.poll(() => row.isVisible()).toBe(true)
    await row.locator('a').click()
    await page.waitForURL(/letter=/)
    expect(await page.locator('article:target h3').textContent()).toBe('هندسة القيمة')
  })

  it('shows the other language at one press', async () => {
    const { page } = await visit('/efficiency-dictionary', withoutScript)
    const folded = page.locator('.term details p').first()
    expect(await folded.isVisible()).toBe(false)
    await page.locator('.term summary').first().click()
    expect(await folded.isVisible()).toBe(true)
    expect(await folded.getAttribute('lang')).toBe('en')
  })
})
