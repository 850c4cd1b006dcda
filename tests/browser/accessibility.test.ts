import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sample } from '../support/sample'
import { documents } from './documents'
import { desktop, narrow, phone, startBrowser, visit } from './visit'

startBrowser()

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const variants = [narrow, desktop].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })),
)

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/** What can be pressed and is smaller than 44 px; a link inside a sentence may be (WCAG 2.5.5). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    return [...document.querySelectorAll('a, button, summary, label:has(input)')]
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isLarge = Math.min(width, height) >= 43.5
        return isLarge ? [] : [`${width}×${height} ${element.outerHTML.slice(0, 120)}`]
      })
  })
}

describe('axe finds nothing, and all targets are large enough, on', () => {
  it.each(sample(documents, variants))(
    '$subject.title ($variant.colorScheme, $variant.width px)',
    async ({ subject, variant }) => {
      const { page } = await subject.open({ ...variant, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
    },
  )

  it.each([
    ['the menu', phone, '.menu-button'],
    ['a panel of the header', desktop, '.nav-group__title'],
    ['the colour modes', desktop, '.mode-button'],
    ['the cookie choice', phone, '.cookie-notice [popovertarget]'],
    ['the stamp', phone, '.stamp__bar'],
  ])('%s when it is open', async (_, size, opener) => {
    const { page } = await visit('/en', { ...size, reducedMotion: 'reduce' })
    await page.locator(opener).first().click()
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
  })
})

describe('nothing scrolls sideways on', () => {
  it.each(documents)('$title', async ({ open }) => {
    const { page } = await open()
    const wide: string[] = []
    for (const size of [1, 4]) {
      await page.locator('html').evaluate((html, chosen) => {
        html.dataset.size = String(chosen)
      }, size)
      for (const width of [320, 390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) wide.push(`${over} px at ${width} px, text size ${size}`)
      }
    }
    expect(wide).toEqual([])
  })
})
