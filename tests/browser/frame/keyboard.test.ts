import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, desktop, nextPaint, phone, startBrowser, visit } from '../support/visit'

startBrowser()

/** Numbers every element in the tab order; the buttons of a radio group are one stop. */
function numberStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const groups = new Set<string>()
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input:not([type=hidden]):not(:disabled), [tabindex="0"]',
      ),
    ].filter((stop) => {
      if (!stop.checkVisibility({ visibilityProperty: true })) return false
      if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return true
      const isFirst = !groups.has(stop.name)
      groups.add(stop.name)
      return isFirst
    })
    for (const [index, stop] of stops.entries()) {
      stop.dataset.stop =
        stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : String(index)
    }
    return stops.length
  })
}

/** After the next paint: the focused stop, and whether it is visible with a focus ring. */
async function readFocus(page: Page) {
  await nextPaint(page)
  return page.evaluate(() => {
    const stop = document.activeElement as HTMLElement
    if (stop === document.body) return null
    const card = stop.closest(
      stop.matches('input')
        ? '.kind, .option, .files__choose, .page-search--hero'
        : '.files__choose',
    )
    const drawn = stop.matches('.segment input') ? stop.nextElementSibling : (card ?? stop)
    const style = getComputedStyle(drawn ?? stop)
    const hasRing = (of: CSSStyleDeclaration) =>
      of.outlineStyle !== 'none' && Number.parseFloat(of.outlineWidth) >= 2
    // A link that covers its card has the ring on its `::after`.
    const cover = getComputedStyle(drawn ?? stop, '::after')
    const ring = hasRing(style) || (cover.content !== 'none' && hasRing(cover))
    const { left, right, top, bottom } = stop.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => [
      left + (right - left) * part,
      top + (bottom - top) * part,
    ])
    const isSeen = points.some(([x = 0, y = 0]) => {
      const met = document.elementFromPoint(x, y)
      return met && (stop.contains(met) || stop.parentElement?.contains(met))
    })
    const id = stop.matches('[type=radio]') ? (stop as HTMLInputElement).name : stop.dataset.stop
    return { id, text: stop.outerHTML.slice(0, 100), ring, isSeen }
  })
}

describe('by keyboard', () => {
  it.each([
    ['/', desktop],
    ['/en/faq', phone],
    ['/privacy-policy', phone],
    ['/contact', phone],
    ['/en/contact/inquiry', desktop],
    ['/en/no-such-page', desktop],
  ])('everything on %s is reached, seen and ringed', async (path, size) => {
    const { page } = await visit(path, { ...size, reducedMotion: 'reduce' })
    // A font that loads late would move the focused element.
    await page.waitForFunction(() => document.fonts.status === 'loaded', undefined, { polling: 50 })
    const count = await numberStops(page)
    const reached = new Set<string | undefined>()
    const wrong: string[] = []
    for (let press = 0; press < count + 3; press++) {
      await page.keyboard.press('Tab')
      const focus = await readFocus(page)
      if (!focus) break
      reached.add(focus.id)
      if (!focus.ring) wrong.push(`no ring: ${focus.text}`)
      if (!focus.isSeen) wrong.push(`not seen: ${focus.text}`)
    }
    expect(wrong).toEqual([])
    expect(reached.size).toBe(count)
  })

  it.each([
    ['/', 0, 'tools'],
    ['/en/faq', 1, 'main'],
  ])('the skip links of %s are seen and land', async (path, presses, id) => {
    const { page } = await visit(path, desktop)
    for (let press = 0; press <= presses; press++) await page.keyboard.press('Tab')
    const box = await page.locator('.skip a:focus').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        (of) => document.getElementById(of)?.contains(document.activeElement),
        id,
      ),
    ).toBe(true)
  })

  it('Escape closes the menu and gives focus back', async () => {
    const { page } = await visit('/', phone)
    await page.locator('.menu-button').focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.site-nav').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator('.site-nav').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu-button')
  })

  it('Escape closes a panel of the header and gives focus back; a press beside it closes it', async () => {
    const { page } = await visit('/en', desktop)
    await act(page)
    const title = page.locator('.nav-group__title').first()
    await title.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await page.locator('.nav-group[open]').count()).toBe(0)
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
    await title.click()
    expect(await page.locator('.nav-group[open]').count()).toBe(1)
    await page.mouse.click(300, 850)
    expect(await page.locator('.nav-group[open]').count()).toBe(0)
  })
})
