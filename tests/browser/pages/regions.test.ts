import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sample } from '../../support/sample'
import { findSmallTargets, findViolations, overflow } from '../support/audit'
import {
  act,
  desktop,
  inBothModes,
  itLooks,
  narrow,
  phone,
  startBrowser,
  visit,
} from '../support/visit'

startBrowser()

const paths = ['/regions', '/en/regions', '/regions/al-bahah', '/en/regions/eastern']

interface Name {
  text: string
  size: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The names on the map that are shown, with their text size in px. */
function namesOn(page: Page): Promise<Name[]> {
  return page.locator('.map__name:visible').evaluateAll((names) =>
    names.map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(name).fontSize)
      return { text: name.textContent ?? '', size, left, right, top, bottom }
    }),
  )
}

/** Pairs of names whose letters overlap; a line is higher than its letters. */
function findOverlaps(names: readonly Name[]): string[] {
  const air = 5
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter(
        (two) =>
          one.left < two.right &&
          two.left < one.right &&
          one.top + air < two.bottom - air &&
          two.top + air < one.bottom - air,
      )
      .map((two) => `${one.text} and ${two.text}`),
  )
}

describe('the map of regions', () => {
  it.each(['/regions', '/en/regions'])(
    'names all regions legibly, inside the page, whatever its width: %s',
    async (path) => {
      const { page } = await visit(path, desktop)
      for (const width of [320, 390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        const names = await namesOn(page)
        expect(names).toHaveLength(13)
        expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThanOrEqual(14)
        expect(Math.min(...names.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
        expect(Math.max(...names.map(({ right }) => right))).toBeLessThanOrEqual(width)
        expect([width, findOverlaps(names)]).toEqual([width, []])
      }
    },
  )

  it('lies the same way in both languages', async () => {
    const [arabic, english] = await Promise.all(
      ['/regions', '/en/regions'].map(async (path) => {
        const { page } = await visit(path, desktop)
        return page.locator('.map__land').evaluateAll((lands) => {
          const map = lands[0]?.closest('svg')?.getBoundingClientRect()
          return lands.map((land) =>
            Math.round(land.getBoundingClientRect().left - (map?.left ?? 0)),
          )
        })
      }),
    )
    expect(arabic).toHaveLength(13)
    expect(arabic?.map((left, at) => Math.abs(left - (english?.[at] ?? 999)) < 2)).toEqual(
      Array(13).fill(true),
    )
  })

  it('shows where the focus is, and its areas are links without script', async () => {
    const { page } = await visit('/en/regions', { ...desktop, javaScriptEnabled: false })
    const area = page.getByRole('link', { name: 'Hail: 8 teams' })
    const strokeOf = () =>
      area.locator('.map__land').evaluate((land) => getComputedStyle(land).strokeWidth)
    const before = await strokeOf()
    await area.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(Number.parseFloat(await strokeOf())).toBeGreaterThan(Number.parseFloat(before) + 3)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/regions/hail')
  })

  it('shows the page of an area without a new document once it is hydrated', async () => {
    const { page, trouble } = await visit('/en/regions', desktop)
    await act(page)
    await page.evaluate(() => {
      document.documentElement.dataset.kept = ''
    })
    await page.getByRole('link', { name: 'Riyadh: 58 teams' }).click()
    await page.locator('h1', { hasText: /^Riyadh$/ }).waitFor()
    expect(await page.locator('html[data-kept]').count()).toBe(1)
    expect(await page.locator('.map__dots').getAttribute('data-dots')).toBe('58')
    await page.goBack()
    await page.locator('.region-table').waitFor()
    expect(await page.locator('.map__region').count()).toBe(13)
    expect(trouble).toEqual([])
  })
})

itLooks.each(['/regions', '/en/regions'])('the table of %s has short rows', async (path) => {
  const { page } = await visit(path, desktop)
  await page.setViewportSize(phone)
  const heights = await page
    .locator('.region-table tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights).toHaveLength(13)
  expect(Math.max(...heights)).toBeLessThan(100)
})

const variants = inBothModes([narrow, desktop])

it.each(sample(paths, variants))(
  'axe finds nothing and nothing scrolls sideways: $subject ($variant.colorScheme)',
  async ({ subject, variant }) => {
    const { page } = await visit(subject, { ...variant, reducedMotion: 'reduce' })
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
    for (const width of [320, phone.width, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await overflow(page)]).toEqual([width, 0])
    }
  },
)
