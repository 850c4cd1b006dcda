import { describe, expect, it } from 'vitest'
import { termChartMarkup } from '#client/ui/drawings/draw-term-chart.ts'
import { findAxis } from '#domain/content/services/almanac-axis'
import { type AgreementTerm, joiningWindows } from '#domain/content/services/joining-windows'

const today = '2026-11-26'
const termOf = (type: 'open' | 'closed', start: string, end: string): AgreementTerm => ({
  type,
  start,
  end,
})
const fourYears = termOf('open', '2025-05-16', '2029-05-15')

const terms: readonly AgreementTerm[] = [
  fourYears,
  termOf('open', '2025-11-10', '2028-11-09'),
  termOf('open', '2024-11-04', '2026-11-03'),
  termOf('open', '2026-01-01', '2026-07-10'),
  termOf('closed', '2026-05-01', '2029-04-30'),
  termOf('open', '2025-01-01', '2026-01-01'),
]

describe('the chart of a term', () => {
  const axis = findAxis(terms)
  const boxesIn = (markup: string) =>
    [...markup.matchAll(/class="([^"]+)" x="([\d.]+)%" y="-\d+" width="([\d.]+)%"/g)].map(
      ([, name, x, width]) => ({ name, x: Number(x), end: Number(x) + Number(width) }),
    )
  const chartOf = (agreement: AgreementTerm, rtl: boolean, day = today) =>
    termChartMarkup(agreement, { axis, today: day, rtl })

  it.each([true, false])('has the lines of the axis that all share (rtl %s)', (rtl) => {
    const linesOf = (markup: string) => markup.match(/<line [^>]+>/g)
    for (const agreement of terms) {
      expect(linesOf(chartOf(agreement, rtl))).toEqual(linesOf(chartOf(fourYears, rtl)))
    }
    const closed = boxesIn(chartOf({ ...fourYears, type: 'closed' }, rtl))
    expect(closed[0]).toMatchObject({
      ...boxesIn(chartOf(fourYears, rtl))[0],
      name: closed[0]?.name,
    })
  })

  it('has a window for each window, inside its term', () => {
    for (const agreement of terms) {
      for (const rtl of [true, false]) {
        const markup = chartOf(agreement, rtl)
        const [term, ...rest] = boxesIn(markup)
        const windows = rest.filter(({ name }) => name?.startsWith('term-chart__window'))
        expect(windows).toHaveLength(joiningWindows(agreement).length)
        expect(markup.match(/data-m/g)?.length ?? 0).toBe(windows.length)
        for (const window of windows) {
          expect(window.x).toBeGreaterThanOrEqual((term?.x ?? 0) - 0.02)
          expect(window.end).toBeLessThanOrEqual((term?.end ?? 0) + 0.02)
        }
      }
    }
  })

  it('runs from the start edge of its reader', () => {
    const [ltr] = boxesIn(chartOf(fourYears, false))
    const [rtl] = boxesIn(chartOf(fourYears, true))
    expect(rtl?.x).toBeCloseTo(100 - (ltr?.end ?? 0), 1)
  })

  it('shows today where it is on the axis, and what has passed up to it', () => {
    expect(chartOf(fourYears, false)).toMatch(/class="term-chart__today" x1="[\d.]+%"/)
    expect(chartOf(fourYears, false, '2040-01-01')).not.toContain('term-chart__today')
    expect(chartOf(fourYears, false, '2024-12-01')).not.toContain('term-chart__gone')
    const [term, gone] = boxesIn(chartOf(fourYears, false, '2029-06-01'))
    expect([gone?.x, gone?.end]).toEqual([term?.x, term?.end])
  })
})
