import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Locale, locales, localPath, splitPath } from '#domain/site/locale'
import { pages, recordPaths } from '../../support/pages'
import { sample, some } from '../../support/sample'
import { act, desktop, phone, startBrowser, visit } from '../support/visit'

startBrowser()

const slowCode = (page: Page) =>
  page.route('**/assets/entry-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

/** Waits until the scroll position is unchanged for four frames and returns it. */
function settledScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1
        let still = 0
        const look = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still < 4) requestAnimationFrame(look)
          else resolve(last)
        }
        look()
      }),
  )
}

async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  await send('touchStart', 640)
  for (let y = 620; y >= 220; y -= 20) await send('touchMove', y)
  await send('touchEnd')
  await session.detach()
}

const wheel = (page: Page) => page.mouse.wheel(0, 700)

interface Gesture {
  scroll: (page: Page) => Promise<unknown>
  touch: (page: Page) => Promise<unknown>
}

async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
}

/** Moves focus to a text in the viewport, as a screen reader does. */
function focusInView(page: Page): Promise<void> {
  return page.evaluate(() => {
    const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) as HTMLElement
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}

const gestures: Record<string, Gesture> = {
  'the wheel and the mouse': { scroll: wheel, touch: moveMouse },
  'the wheel and a key': { scroll: wheel, touch: (page) => page.keyboard.press('Shift') },
  'the wheel and focus': { scroll: wheel, touch: focusInView },
  'a swipe and a tap': {
    scroll: swipe,
    // Near the edge, where there is nothing to press.
    touch: (page) => page.touchscreen.tap(2, 400),
  },
  'PageDown twice': {
    scroll: async (page) => {
      await page.keyboard.press('PageDown')
      await page.keyboard.press('PageDown')
    },
    touch: async () => {},
  },
}

/** A busy machine scrolls late. */
const patient = { timeout: 5_000 }

/** The page or first record of each route, in both languages. */
const routes = Object.values(
  Object.groupBy(
    [...pages.map(({ path }) => path), ...recordPaths],
    (path) => splitPath(path).path,
  ),
).map((both) => both ?? [])

const variants = Object.keys(gestures).flatMap((gesture) =>
  [phone, desktop].flatMap((size) =>
    [false, true].flatMap((isSlow) =>
      [0, 1].map((language) => ({ gesture, size, isSlow, language })),
    ),
  ),
)

describe('the first touch keeps the place', () => {
  const cases = some(sample(routes, variants), 8).map(({ subject, variant }) => ({
    ...variant,
    path: subject[variant.language] ?? subject[0] ?? '',
  }))
  it.each(cases)('$path after $gesture at $size.width', async ({ path, gesture, size, isSlow }) => {
    const { scroll, touch } = gestures[gesture] as Gesture
    const { page, trouble } = await visit(path, {
      ...size,
      hasTouch: true,
      ...(isSlow && { before: slowCode }),
    })
    await scroll(page)
    await expect.poll(() => scrollTop(page), patient).toBeGreaterThan(100)
    const before = await settledScroll(page)
    await touch(page)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForTimeout(150)
    expect(await settledScroll(page)).toBe(before)
    expect(trouble).toEqual([])
  })

  it.each([
    '/en/search?q=framework%20agreement',
    '/search?q=%d8%a7%d8%aa%d9%81%d8%a7%d9%82%d9%8a%d8%a9',
    '/en/search?q=price(s)%2Frates',
    '/en/faq?utm_source=a%20b&x',
  ])('whatever the spelling of the query: %s', async (address) => {
    const { page, trouble } = await visit(address, phone)
    await wheel(page)
    await expect.poll(() => scrollTop(page), patient).toBeGreaterThan(100)
    const before = await settledScroll(page)
    await moveMouse(page)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForTimeout(150)
    expect(await settledScroll(page)).toBe(before)
    expect(page.url()).toContain(address)
    expect(trouble).toEqual([])
  })
})

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`.site-footer a[href="${to}"]`)
    link?.click()
  }, href)
  await page.waitForURL(`**${href}`)
  await page.locator('html:not([data-navigating])').waitFor({ state: 'attached' })
  await settledScroll(page)
}

async function goBack(page: Page, path: string): Promise<void> {
  await page.goBack()
  await page.waitForURL(`**${path}`)
}

const at = (path: string, locale: Locale) => localPath(path, locale)

describe.each(some(locales, 1))('in %s', (locale) => {
  it.each([phone, desktop])('back leads to where a page was left, at $width', async (size) => {
    const { page, trouble } = await visit(at('/faq', locale), size)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrollTop(page), patient).toBe(500)
    await act(page)
    await follow(page, at('/routes', locale))
    expect(await scrollTop(page)).toBe(0)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollTop(page), patient).toBe(300)
    await goBack(page, at('/faq', locale))
    await page.locator('.accordion').first().waitFor()
    await expect.poll(() => scrollTop(page), patient).toBe(500)
    await page.goForward()
    await page.locator('.site-map__group').first().waitFor()
    await expect.poll(() => scrollTop(page), patient).toBe(300)
    expect(trouble).toEqual([])
  })

  it('back from a page that comes as a document leads to the same place, before and after a touch', async () => {
    const { page } = await visit(at('/faq', locale), phone)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrollTop(page), patient).toBe(500)
    await act(page)
    await page.locator(`.site-footer a[href="${at('/contact', locale)}"]`).dispatchEvent('click')
    await page.locator('form.form').first().waitFor()
    await goBack(page, at('/faq', locale))
    await expect.poll(() => scrollTop(page), patient).toBe(500)
    await act(page)
    await page.waitForTimeout(150)
    expect(await scrollTop(page)).toBe(500)
  })

  it('a reload keeps the place, and the touch after it too', async () => {
    const { page } = await visit(at('/privacy-policy', locale), desktop)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrollTop(page), patient).toBe(900)
    await act(page)
    await page.reload()
    await expect.poll(() => scrollTop(page), patient).toBe(900)
    await act(page)
    await page.waitForTimeout(150)
    expect(await scrollTop(page)).toBe(900)
  })

  it('an address with a hash stays at what it points to', async () => {
    const path = at('/privacy-policy', locale)
    const { page: first } = await visit(path, phone)
    const id = await first.locator('main h2[id]').nth(4).getAttribute('id')
    const { page } = await visit(`${path}#${id}`, phone)
    const before = await settledScroll(page)
    expect(before).toBeGreaterThan(100)
    await act(page)
    await page.waitForTimeout(150)
    expect(await scrollTop(page)).toBe(before)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scrollTop(page), patient).toBe(before + 400)
  })

  it('a link within the page and the step back from it keep both places', async () => {
    const { page } = await visit(at('/privacy-policy', locale), desktop)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => scrollTop(page), patient).toBe(200)
    await act(page)
    await page.locator('.toc nav a').nth(3).click()
    const there = await settledScroll(page)
    expect(there).toBeGreaterThan(300)
    await page.goBack()
    await expect.poll(() => scrollTop(page), patient).toBe(200)
    await page.goForward()
    // The target's scroll margin changes once it is `:target`.
    await expect
      .poll(async () => Math.abs((await scrollTop(page)) - there), patient)
      .toBeLessThan(48)
  })
})
