import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { phone, startBrowser, visit } from '../support/visit'

startBrowser()

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>
}

it.each(locales)(
  'targets of the dictionary in %s are 24 px and apart (WCAG 2.5.8)',
  async (locale) => {
    const { page } = await visit(localPath(routePath('dictionary', 'ar'), locale), {
      ...phone,
      isMobile: true,
      hasTouch: true,
    })
    await page.evaluate(source)
    const { checked, wrong } = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe }
      const rule = { runOnly: { type: 'rule' as const, values: ['target-size'] } }
      const { passes, violations } = await axe.run(rule)
      return {
        checked: passes.flatMap(({ nodes }) => nodes).length,
        wrong: violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
      }
    })
    expect(checked).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  },
)
