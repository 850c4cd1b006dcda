import { describe, expect, it } from 'vitest'
import { pages } from '../../support/pages'
import { isSoak } from '../../support/sample'
import { desktop, startBrowser, visit } from '../support/visit'

startBrowser()

type Kind = 'h2' | 'h3' | 'section' | 'ratio' | 'class'
/** Value → the pages that have it. */
type Census = Record<Kind, Map<string, Set<string>>>

/** What is painted inside `main`: sizes of headings, paddings of sections, ratios, classes. */
function measurePage(): [Kind, string][] {
  const main = document.querySelector('main')
  const found: [Kind, string][] = []
  const styleOf = (element: Element) => getComputedStyle(element)
  for (const h2 of main?.querySelectorAll('h2:not(.visually-hidden)') ?? [])
    found.push(['h2', styleOf(h2).fontSize])
  for (const h3 of main?.querySelectorAll('h3:not(.visually-hidden)') ?? [])
    found.push(['h3', styleOf(h3).fontSize])
  for (const section of main?.querySelectorAll('.section') ?? [])
    found.push(['section', styleOf(section).paddingBlockStart])
  for (const picture of main?.querySelectorAll('.media') ?? [])
    found.push(['ratio', styleOf(picture).aspectRatio])
  for (const element of main?.querySelectorAll('[class]') ?? [])
    for (const name of element.classList) found.push(['class', name])
  return found
}

async function takeCensus(): Promise<Census> {
  const map = () => new Map<string, Set<string>>()
  const census: Census = { h2: map(), h3: map(), section: map(), ratio: map(), class: map() }
  for (const { path } of pages) {
    const { page } = await visit(path, desktop)
    for (const [kind, value] of await page.evaluate(measurePage)) {
      const on = census[kind].get(value) ?? new Set()
      census[kind].set(value, on.add(path))
    }
    await page.context().close()
  }
  return census
}

let taken: Promise<Census> | undefined
const readCensus = () => {
  taken ??= takeCensus()
  return taken
}

/** At most twice as many as the system has. */
const most = { h2: 4, h3: 4, section: 4, ratio: 6 } as const

describe.runIf(isSoak)('the design system, painted on all kinds of pages', () => {
  it.each(['h2', 'h3', 'section', 'ratio'] as const)('has few values of %s', async (kind) => {
    const values = [...(await readCensus())[kind].keys()]
    expect(values.length).toBeGreaterThan(0)
    expect(values.length, values.join(', ')).toBeLessThanOrEqual(most[kind])
  })

  it('has few classes that stand on one page alone', async () => {
    const classes = [...(await readCensus()).class]
    const alone = classes.filter(([, on]) => on.size === 1).map(([name]) => name)
    expect(alone.length, alone.join(' ')).toBeLessThanOrEqual(150)
  })
})
