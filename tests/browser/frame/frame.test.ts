import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { some } from '../../support/sample'
import {
  act,
  attributeOf,
  desktop,
  itLooks,
  narrow,
  phone,
  posts,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

describe.each(locales)('the frame in %s', (locale) => {
  const at = (path: string) => localPath(path, locale)

  it('has its navigation beside the brand from 1024 px, and an icon for search below 1280 px', async () => {
    const { page } = await visit(at('/faq'), desktop)
    for (const width of [1024, 1100, 1268, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const parts = ['.nav-group__title', '.search-button', '#header-query', '.menu-button']
      const shown = await Promise.all(parts.map((part) => page.locator(part).last().isVisible()))
      const hasIcon = width < 1280
      expect([width, ...shown]).toEqual([width, true, hasIcon, !hasIcon, false])
      const [brand, nav, tools] = await page
        .locator('.site-header__bar > .brand, .site-nav, .site-header__tools')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      if (!brand || !nav || !tools) throw new Error('a part of the header is missing')
      const [from, to] = locale === 'ar' ? [nav.right, brand.left] : [brand.right, nav.left]
      expect(to - from).toBeGreaterThan(0)
      expect(to - from).toBeLessThan(64)
      expect(locale === 'ar' ? nav.left - tools.right : tools.left - nav.right).toBeGreaterThan(0)
      expect(nav.height).toBeLessThan(100)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

describe.each(some(locales, 1))('the frame, in %s alone,', (locale) => {
  const at = (path: string) => localPath(path, locale)

  it('leads from the menu of a phone straight to a request, to contact and to the language', async () => {
    const { page } = await visit(at('/faq'), phone)
    await page.locator('.menu-button').click()
    const links = page.locator('.site-nav__tasks a:visible')
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(hrefs.slice(0, 2)).toEqual([at('/contact/inquiry'), at('/contact')])
    const groups = page.locator('.nav-group__title')
    expect(await groups.count()).toBeGreaterThanOrEqual(5)
    for (const group of await groups.all()) expect(await group.isVisible()).toBe(true)
    await page.locator('.site-nav__tasks button').click()
    const other = locale === 'ar' ? 'en' : 'ar'
    await page.waitForURL(`**${localPath('/faq', other)}`)
    expect(await attributeOf(page, 'lang')).toBe(other)
  })

  it('leaves the switch of the language to the header on a page with a form', async () => {
    const { page } = await visit(at('/contact'), phone)
    await page.locator('.menu-button').click()
    expect(await page.locator('.site-nav__tasks button').count()).toBe(0)
    expect(await page.locator('.site-nav__tasks a:visible').count()).toBeGreaterThanOrEqual(2)
  })

  it('fits its header into a phone, with an icon for search where there is room', async () => {
    const { page } = await visit(at('/'), phone)
    for (const [width, hasIcon] of [
      [390, true],
      [360, true],
      [320, false],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      expect([width, await page.locator('.search-button').isVisible()]).toEqual([width, hasIcon])
      const bar = await page.locator('.site-header__bar').boundingBox()
      expect(bar?.height).toBeLessThanOrEqual(80)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  it('counts the days alone to a national day that is months away', async () => {
    const { page } = await visit(at('/'), phone)
    const cells = await page
      .locator('.national-day:visible .countdown dl > div')
      .evaluateAll((all) =>
        all.map((one) => (one.checkVisibility() ? one.querySelector('dd')?.textContent : null)),
      )
    expect(cells.slice(1).filter(Boolean)).toEqual([])
    expect(cells[0]).toMatch(/^\d+$/)
  })

  it('has a short footer on a phone, which hides no link for good', async () => {
    const { page } = await visit(at('/faq'), { ...phone, javaScriptEnabled: false })
    const footer = page.locator('.site-footer')
    await footer.scrollIntoViewIfNeeded()
    // A button to save the tools is there without script alone.
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420 + 52)
    expect(await page.locator('#tools [name=size]').count()).toBe(4)
    const summaries = page.locator('.site-footer summary')
    for (const summary of await summaries.all()) await summary.click()
    const links = await page
      .locator('.site-footer__group a:not(.signed-in)')
      .evaluateAll((all) => all.map((link) => link.checkVisibility()))
    expect(links.length).toBeGreaterThan(20)
    expect(new Set(links)).toEqual(new Set([true]))
    expect(await page.locator('.site-footer .segment:visible').count()).toBe(4)
  })

  itLooks('has little around the page on a phone: header, end of the page and footer', async () => {
    const { page } = await visit(at('/faq'), phone)
    await page.locator('.site-footer').scrollIntoViewIfNeeded()
    const [header, meta, footer] = await page
      .locator('.site-header, .page-meta, .site-footer')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
    if (!header || !meta || !footer) throw new Error('a part of the frame is missing')
    expect(header.height).toBeLessThan(97)
    // In English the date takes two lines.
    expect(footer.top - meta.top).toBeLessThanOrEqual(150)
    expect(footer.height).toBeLessThanOrEqual(420)
  })

  it('shows all links of its footer at once where there is room', async () => {
    const { page } = await visit(at('/faq'), { width: 768, height: 900 })
    await page.locator('.site-footer').scrollIntoViewIfNeeded()
    expect(await page.locator('.site-footer__group summary:visible').count()).toBe(0)
    expect(await page.locator('.site-footer__group h2:visible').count()).toBe(4)
    expect(await page.locator(`.site-footer a[href="${at('/routes')}"]`).isVisible()).toBe(true)
  })

  itLooks('has a stamp of one line on a phone', async () => {
    const { page } = await visit(at('/'), phone)
    const box = await page.locator('.stamp__inner').boundingBox()
    expect(box?.height).toBe(44)
  })

  itLooks('keeps the arrow of a footer’s link at its last word', async () => {
    const { page } = await visit(at('/faq'), desktop)
    const gaps = await page.locator('.site-footer__group a:has(.icon--out)').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link.firstChild as Text)
        const line = [...range.getClientRects()].at(-1)
        const arrow = link.querySelector('svg')?.getBoundingClientRect()
        if (!line || !arrow) return Number.NaN
        const apart = Math.max(arrow.left - line.right, line.left - arrow.right)
        return arrow.top > line.top - 4 && arrow.bottom < line.bottom + 4 ? apart : Number.NaN
      }),
    )
    expect(gaps.length).toBeGreaterThanOrEqual(5)
    for (const gap of gaps) expect(gap).toBeLessThan(8)
  })

  itLooks('fills the window with what was not found', async () => {
    for (const size of [phone, desktop, narrow]) {
      const { page } = await visit(at('/nope'), size)
      const [box, code, last] = await page
        .locator('.problem, .problem__code, .problem__near')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      if (!box || !code || !last) throw new Error('a part of the page is missing')
      expect(box.bottom).toBeGreaterThanOrEqual(size.height)
      expect(Math.abs(code.top - box.top - (box.bottom - last.bottom))).toBeLessThan(8)
      expect(Math.abs(code.left + code.right - box.left - box.right)).toBeLessThan(4)
    }
  })

  itLooks('puts search, ways and lists of what was not found between the same edges', async () => {
    for (const size of [phone, desktop]) {
      const { page } = await visit(at('/services/nope'), size)
      const edges = await page
        .locator('.problem :is(.search-box, .problem__section, .problem__near)')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right } = part.getBoundingClientRect()
            return `${Math.round(left)} ${Math.round(right)}`
          }),
        )
      expect(edges).toHaveLength(3)
      expect(new Set(edges).size).toBe(1)
    }
  })

  itLooks('has the title of what was not found larger in the language of the page', async () => {
    const { page } = await visit(at('/nope'), desktop)
    const [own = 0, other = 0] = await page
      .locator('.problem__halves :is(h1, h2), .problem__home > [lang]:not(.visually-hidden)')
      .evaluateAll((titles) =>
        titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
      )
    expect(own).toBeGreaterThan(1.5 * other)
  })
})

describe('the display tools', () => {
  it.each([
    ['size', '4'],
    ['size', '1'],
    ['spacing', 'wide'],
  ])('stay where they were pressed: %s %s', async (name, value) => {
    const cookie = value === '1' ? { cookie: '__Host-display=size-4' } : undefined
    const { page } = await visit('/privacy-policy', { ...desktop, extraHTTPHeaders: cookie })
    const choice = page.locator(`#tools [name=${name}][value="${value}"]`)
    await choice.scrollIntoViewIfNeeded()
    const top = () => choice.evaluate((input) => input.getBoundingClientRect().y)
    // What the scroll has brought into view is laid out, and may ask for fonts.
    const moved = async () => {
      const from = await top()
      await page.waitForTimeout(200)
      return (await top()) - from
    }
    await expect.poll(moved).toBe(0)
    const before = await top()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await choice.check({ force: true })
    expect(await attributeOf(page, `data-${name}`)).toBe(value)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height)
    // With small text, the content below is too short to fill the window.
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    )
    expect(isAtEnd).toBe(value === '1')
    if (isAtEnd) expect(await choice.isVisible()).toBe(true)
    else expect(Math.abs((await top()) - before)).toBeLessThan(2)
  })
})

describe('feedback on a page with a form', () => {
  it('is taken without losing what is typed in the form', async () => {
    const { page, requests, trouble } = await visit('/en/contact', desktop)
    await act(page)
    await page.locator('#fullName').fill('Somebody')
    await page.locator('.feedback__choice label:has([value=no])').click()
    await page.locator('.feedback__reasons--no [value=hardLayout]').check()
    await page.locator('.feedback__reasons--no [type=submit]').click()
    await page.locator('.feedback [role=status]', { hasText: 'Thank you' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('feedback')
    expect(await page.locator('#fullName').inputValue()).toBe('Somebody')
    expect(posts(requests).map((request) => request.postDataJSON())).toEqual([
      { form: 'feedback', answer: 'no', reasons: ['hardLayout'] },
    ])
    await page.locator('.feedback form button').click()
    await page.locator('.feedback__choice').waitFor()
    await page.locator('.suggestion summary').click()
    await page.locator('#suggestion-text').fill('Shorter words')
    await page.locator('#suggestion [type=submit]').click()
    await page.locator('#suggestion [role=status]', { hasText: 'Thank you' }).waitFor()
    expect(await page.locator('#fullName').inputValue()).toBe('Somebody')
    expect(trouble).toEqual([])
  })

  it('is taken on the page about cookies, and is no answer to the notice', async () => {
    const { page } = await visit('/cookies', desktop)
    await act(page)
    await page.locator('.feedback__choice label:has([value=yes])').click()
    await page.locator('.feedback__reasons--yes [type=submit]').click()
    await expect.poll(() => page.locator('.feedback [role=status]').textContent()).toContain('شكرًا')
    expect(await attributeOf(page, 'data-consent')).toBeNull()
    expect(await page.locator('.cookie-notice').isVisible()).toBe(true)
  })
})
