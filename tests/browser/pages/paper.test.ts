import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { forms } from '#domain/forms/registry'
import { routePath } from '#domain/site/routes'
import { answers } from '../../support/forms/answers'
import { some } from '../../support/sample'
import { readSum, sendPlainly } from '../support/filling'
import { startBrowser, visit } from '../support/visit'

startBrowser()

/** The width of A4 between margins of 18 mm, in pixels. */
const sheet = { viewport: { width: 658, height: 900 } }

const print = (page: Page) => page.emulateMedia({ media: 'print' })

async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function addressesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      shown: getComputedStyle(link, '::after').content,
    })),
  )
}

describe('on paper', () => {
  it('a text has the addresses it leads to, and a title has none', async () => {
    const policy = await visit('/en/privacy-policy', { before: print })
    const inText = await addressesOf(policy.page, "main p > a[href^='/']")
    expect(inText.length).toBeGreaterThan(0)
    for (const { href, shown } of inText) {
      expect(shown.replaceAll('" "', '')).toMatch(/^" \(localhost(?::\d+)?\/en/)
      expect(shown).toContain(href)
    }
    const service = await visit('/en/services/e-marketplace', { before: print })
    const titles = await addressesOf(service.page, 'main :is(h3, li) > a')
    expect(titles.length).toBeGreaterThan(0)
    for (const { shown } of titles) expect(shown).not.toContain('(')
  })

  it.each([
    ['of a table', '/en/sla', "main table a[href^='/']"],
    ['of a button', '/en/services/e-marketplace', 'main a.button'],
  ])('a link %s has its address', async (_, path, selector) => {
    const { page } = await visit(path, { before: print })
    const links = await addressesOf(page, selector)
    expect(links.length).toBeGreaterThan(0)
    for (const { href, shown } of links) {
      expect(shown).toContain('(')
      expect(shown).toContain(href)
    }
  })

  it('an e-mail address or telephone number is not repeated', async () => {
    const { page } = await visit('/en/contact', { before: print })
    const links = await addressesOf(page, "main a:is([href^='mailto:'], [href^='tel:'])")
    expect(links.length).toBeGreaterThan(1)
    for (const { shown } of links) expect(shown).not.toContain('(')
  })

  it.each([
    ['/services/e-marketplace', 'ar'],
    ['/en/services/e-marketplace', 'en'],
  ] as const)('%s begins with the authority, its address and the day', async (path, locale) => {
    const { page } = await visit(path, { before: print })
    const head = page.locator('.paper-head')
    expect(await head.isVisible()).toBe(true)
    const text = (await head.textContent()) ?? ''
    expect(text).toContain(translators[locale]('site.name'))
    expect(text).toContain(path)
    expect(await head.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('the ratings of a service stay on one page', async () => {
    const { page } = await visit('/services/e-marketplace', { before: print })
    const broken = await page.locator('main').evaluate((main) => {
      const ratings = document.createElement('div')
      ratings.className = 'ratings'
      main.append(ratings)
      return getComputedStyle(ratings).breakInside
    })
    expect(broken).toBe('avoid')
  })

  it('a heading stays with its text', async () => {
    const { page } = await visit('/privacy-policy', { before: print })
    const breaks = await page
      .locator('main h2')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
    expect(breaks.length).toBeGreaterThan(5)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })

  it.each([
    ['/open-data/framework-agreements'],
    [`/search?q=${encodeURIComponent('كفاءة الإنفاق في المشتريات '.repeat(4))}`],
  ])('%s is as wide as a sheet', async (path) => {
    const { page } = await visit(path, { before: print, ...sheet })
    const width = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('*')].map((each) => each.scrollWidth)),
    )
    expect(width).toBeLessThanOrEqual(sheet.viewport.width)
  })

  const agreements = [
    '/framework-agreements/it-services',
    '/en/framework-agreements/it-services',
    '/en/framework-agreements/office-furniture',
    '/framework-agreements/facility-maintenance',
    '/en/framework-agreements/vehicle-fuel',
  ]
  it.each(some(agreements, 2))('%s is at most three sheets in a size for reading', async (path) => {
    const { page } = await visit(path)
    const sheets = await countSheets(page)
    expect(sheets).toBeGreaterThan(0)
    expect(sheets).toBeLessThanOrEqual(3)
    await print(page)
    const sizes = await page
      .locator('.agreement :is(.steps, .changes, .row) p')
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      )
    // 10 points.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13.3)
  })

  const receipts = [
    ['support', 'ar'],
    ['openData', 'en'],
    ['invitation', 'ar'],
    ['newsletter', 'en'],
  ] as const
  it.each(some(receipts, 2))('the receipt of %s is one sheet, in %s', async (name, locale) => {
    const { page } = await visit(routePath(forms[name].page, locale))
    const captchaAnswer = await readSum(page)
    await sendPlainly(page, `#${name}-form`, { ...answers[name], captchaAnswer })
    await page.locator('.receipt__number').waitFor()
    expect(await countSheets(page)).toBe(1)
    await print(page)
    expect(await page.locator('.receipt__number').isVisible()).toBe(true)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('an agreement has all that an applicant needs', async () => {
    const { page } = await visit('/en/framework-agreements/it-services', { before: print })
    const shown = await page
      .locator('main :is(p, dd, h3, .row__side, a)')
      .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [one.textContent] : [])))
    const text = shown.join(' ')
    for (const part of [
      'SAR 2.4 billion',
      'from 16 November 2028',
      'Write what you need on one page',
      'within 30 days of the window opening',
      'Window 2, May 2026',
      'Prices are reviewed every six months',
      'A list in another form is returned.',
      'Joining opened for the third time',
      'care@example.com',
    ]) {
      expect(text).toContain(part)
    }
    for (const selector of [
      '.agreement ul.row__links a',
      '.agreement p.row__links a[href^="/"]',
      '.page-head a.button:not([href^="#"])',
    ]) {
      const links = await addressesOf(page, selector)
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(link.shown).toContain(link.href)
    }
    const hidden = await page
      .locator('.agreement > .part h2')
      .evaluateAll((all) => all.flatMap((h2) => (h2.checkVisibility() ? [] : [h2.id])))
    expect(hidden).toEqual(['related'])
  })

  it.each(some(['/', '/en/faq', '/privacy-policy', '/en/routes'], 2))(
    '%s is its content',
    async (path) => {
      const { page } = await visit(path, {
        colorScheme: 'dark',
        before: (opened) => opened.emulateMedia({ media: 'print', colorScheme: 'dark' }),
      })
      for (const part of ['.site-header', '.site-footer', '.cookie-notice', '.skip', '.toc']) {
        const shown = await page
          .locator(part)
          .evaluateAll((parts) => parts.filter((element) => element.checkVisibility()))
        expect(shown).toEqual([])
      }
      expect(await page.locator('h1').isVisible()).toBe(true)
      const { background, color } = await page.locator('h1').evaluate((heading) => ({
        background: getComputedStyle(document.documentElement).backgroundColor,
        color: getComputedStyle(heading).color,
      }))
      expect(background).toBe('rgb(255, 255, 255)')
      expect(color).not.toBe('rgb(255, 255, 255)')
      const closed = await page
        .locator('main details:not(.toc):not(.suggestion *) > :not(summary)')
        .evaluateAll(
          (parts) => parts.filter((part) => part.getBoundingClientRect().height < 10).length,
        )
      expect(closed).toBe(0)
    },
  )
})
