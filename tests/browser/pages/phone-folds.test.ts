import { describe, expect, it } from 'vitest'
import { desktop, itLooks, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const folded = [
  // Campaigns, stories and earlier awards stay folded on wide screens.
  ['/media-center/communication', '.campaign-entry .text-fold', Array(5).fill(false)],
  ['/en/media-center/communication', '.campaign-entry .text-fold', Array(5).fill(false)],
  ['/media-center/video-gallery', '.video .phone-fold', Array(6).fill(true)],
  ['/media-center/success-stories', '.card .text-fold', Array(10).fill(false)],
  ['/aboutUs/ourStory', '.text-fold', [false]],
] as const

describe.each(folded)('the text of each record on %s', (path, selector, isOpenWide) => {
  it('is folded on phones and opens without script', async () => {
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false })
    const folds = page.locator(selector)
    expect(await folds.count()).toBe(isOpenWide.length)
    const text = folds.first().locator('> :not(summary)')
    expect(await text.isVisible()).toBe(false)
    await folds.first().locator('summary').click()
    expect(await text.isVisible()).toBe(true)
  })

  it('is open on wide screens where it is meant to be, and on paper', async () => {
    const { page } = await visit(path, desktop)
    const texts = await page.locator(`${selector} > :not(summary)`).all()
    const areVisible = () => Promise.all(texts.map((text) => text.isVisible()))
    expect(await areVisible()).toEqual(isOpenWide)
    await page.setViewportSize(phone)
    await page.emulateMedia({ media: 'print' })
    expect(await areVisible()).toEqual(isOpenWide.map(() => true))
    expect(await page.locator(`${selector} > summary`).first().isVisible()).toBe(false)
  })
})

describe('the index of a long page', () => {
  it('names every campaign with its state in the first view of a phone', async () => {
    const { page } = await visit('/media-center/communication', phone)
    const links = page.locator('.record-index a')
    expect(await links.count()).toBe(5)
    const last = await links.last().boundingBox()
    expect((last?.y ?? 9999) + (last?.height ?? 0)).toBeLessThanOrEqual(phone.height)
    await links.last().click()
    const { slug, top } = await links.last().evaluate((link) => {
      const slug = new URL((link as HTMLAnchorElement).href).hash.slice(1)
      return { slug, top: document.getElementById(slug)?.getBoundingClientRect().top ?? -1 }
    })
    expect(slug).not.toBe('')
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(phone.height / 2)
  })

  itLooks('begins in the first view of a phone in the magazine', async () => {
    for (const prefix of ['', '/en']) {
      const { page } = await visit(`${prefix}/media-center/magazine`, phone)
      const head = await page.locator('.issue__more h3').boundingBox()
      expect((head?.y ?? 9999) + (head?.height ?? 0), prefix).toBeLessThanOrEqual(phone.height)
    }
  })

  it('names the other clips with their length', async () => {
    const { page } = await visit('/en/media-center/video-gallery', phone)
    const lengths = await page.locator('.record-index small').allTextContents()
    expect(lengths).toHaveLength(5)
    for (const length of lengths) expect(length).toMatch(/^\d\d:\d\d$/)
  })
})

itLooks.each([
  ['/media-center/communication', 6800],
  ['/media-center/video-gallery', 5800],
  ['/media-center/success-stories', 6900],
])('%s is at most %i px long on a phone', async (path, most) => {
  const { page } = await visit(path, phone)
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(most)
})
