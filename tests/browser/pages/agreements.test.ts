import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sample } from '../../support/sample'
import { findSmallTargets, findViolations, overflow } from '../support/audit'
import { reach } from '../support/filling'
import { act, desktop, inBothModes, itLooks, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const paths = [
  '/framework-agreements',
  '/en/framework-agreements',
  '/framework-agreements/it-services',
  '/en/framework-agreements/travel-services',
]
const variants = inBothModes([phone, desktop])

describe('agreements', () => {
  it.each(paths)('%s never scrolls sideways', async (path) => {
    const { page } = await visit(path)
    const wide: number[] = []
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      if ((await overflow(page)) > 0) wide.push(width)
    }
    expect(wide).toEqual([])
  })

  it.each(sample(paths, variants))(
    'axe finds nothing on $subject ($variant.colorScheme, $variant.width px)',
    async ({ subject, variant }) => {
      const { page } = await visit(subject, { ...variant, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
    },
  )

  itLooks.each(['/framework-agreements', '/en/framework-agreements'])(
    'all rows of %s have one axis, and today one line',
    async (path) => {
      for (const size of [phone, desktop]) {
        const { page } = await visit(path, size)
        const lines = await page
          .locator('.almanac .term-chart__today')
          .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left))
        expect(lines).toHaveLength(10)
        expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.5)
        const label = await page.locator('.axis__at--now > span > span').boundingBox()
        const middle = (label?.x ?? 0) + (label?.width ?? 0) / 2
        expect(Math.abs(middle - (lines[0] ?? 0))).toBeLessThan(2)
      }
    },
  )

  it('the axis stays on top while its rows pass', async () => {
    const { page } = await visit('/framework-agreements', phone)
    await page.locator('#vehicle-fuel').evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect
      .poll(() =>
        page.locator('.almanac .axis').evaluate((axis) => axis.getBoundingClientRect().top),
      )
      .toBe(0)
  })

  it('the parts of an agreement are beside the text, on phones in a bar on top', async () => {
    const path = '/framework-agreements/it-services'
    const { page: wide } = await visit(path, { ...desktop, javaScriptEnabled: false })
    const links = wide.locator('.toc a')
    expect(await links.count()).toBe(9)
    const contents = await links.first().boundingBox()
    const text = await wide.locator('.agreement').boundingBox()
    expect(contents?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
    const { page } = await visit(path, { ...phone, javaScriptEnabled: false })
    const bar = page.locator('.toc-bar')
    expect(await bar.locator('a').first().isVisible()).toBe(false)
    await bar.locator('summary').click()
    await bar.locator('a[href="#documents"]').click()
    await expect.poll(() => bar.evaluate((of) => of.getBoundingClientRect().top)).toBe(0)
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    const heading = await page.locator('#documents').boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual(y + height - 1)
    expect(heading?.y).toBeLessThan(phone.height)
  })

  itLooks('on phones the name stands above its chart, on wide screens beside it', async () => {
    for (const [size, isAbove] of [
      [phone, true],
      [desktop, false],
    ] as const) {
      const { page } = await visit('/framework-agreements', size)
      const row = page.locator('#it-services')
      const name = await row.locator('> :first-child').boundingBox()
      const chart = await row.locator('.term-chart').boundingBox()
      const nameEnd = (name?.y ?? 0) + (name?.height ?? 0)
      expect(nameEnd <= (chart?.y ?? 0) + 1).toBe(isAbove)
    }
  })

  it('work without script: filters, and the way to a page', async () => {
    const { page } = await visit('/en/framework-agreements', { javaScriptEnabled: false })
    await reach(page, () => page.locator('.choices a', { hasText: 'Closed' }).click())
    expect(await page.locator('.almanac__row').count()).toBe(4)
    await reach(page, () => page.locator('#travel-services h3 a').click())
    expect(await page.locator('h1').textContent()).toBe('Travel services')
  })

  it('the drawings stay as the server wrote them', async () => {
    const { page } = await visit('/framework-agreements', desktop)
    const markup = () => page.locator('#it-services').innerHTML()
    const before = await markup()
    await act(page)
    expect(await markup()).toBe(before)
  })

  it('the title of a row is named as the one on its page', async () => {
    const nameOn = (page: Page, selector: string) =>
      page.locator(selector).evaluate((shown) => getComputedStyle(shown).viewTransitionName)
    const moving = { ...desktop, reducedMotion: 'no-preference' } as const
    const { page: list } = await visit('/framework-agreements', moving)
    expect(await nameOn(list, '#it-services h3 span')).toBe('none')
    await list.locator('#it-services a').first().focus()
    const name = await nameOn(list, '#it-services h3 span')
    expect(name).toBe('title-agreement-it-services')
    const { page: item } = await visit('/framework-agreements/it-services', moving)
    expect(await nameOn(item, '.page-head h1')).toBe(name)
  })
})
