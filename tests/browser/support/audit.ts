import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Disables `content-visibility: auto`, with which heights depend on what was scrolled to. */
export function showAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility !== 'auto') continue
      element.style.contentVisibility = 'visible'
    }
  })
}

/** Violations of the WCAG rules that axe can check. */
export async function findViolations(page: Page): Promise<string[]> {
  await showAll(page)
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Targets smaller than 44 px, except links inside a sentence and areas of a map whose link the page
 * also has in text (WCAG 2.5.5: inline, equivalent).
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    const hasEquivalent = (element: Element) =>
      element instanceof SVGElement &&
      document.querySelector(`a[href="${element.getAttribute('href')}"]:not(svg a)`) !== null
    return [...document.querySelectorAll('a, button, summary, label:has(input)')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !inSentence(element) &&
          !hasEquivalent(element),
      )
      .flatMap((element) => {
        // A stretched link is pressed anywhere on its card.
        const isStretched = getComputedStyle(element, '::after').position === 'absolute'
        const pressed = (isStretched && (element as HTMLElement).offsetParent) || element
        const { width, height } = pressed.getBoundingClientRect()
        const isLarge = Math.min(width, height) >= 43.5
        return isLarge ? [] : [`${width}×${height} ${element.outerHTML.slice(0, 120)}`]
      })
  })
}

/** Pixels by which the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
