import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChartFigure } from '#client/ui/charts/chart'
import type { Chart, LineChart } from '#domain/datasets/chart'
import type { Locale } from '#domain/site/locale'
import { barsOf, chartText, lineOf, marksOf, spansOf } from '../support/charts'

function render(of: Chart, size: 'large' | 'small', locale: Locale = 'ar'): string {
  const shown = { of, locale, digits: 'latn' as const }
  const large = { size: 'large' as const, tableTitle: 'Numbers' }
  const props = size === 'large' ? { ...shown, ...large } : { ...shown, size }
  return renderToStaticMarkup(createElement(ChartFigure, props))
}

const cellsOf = (html: string) =>
  [...html.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)

describe.each(['large', 'small'] as const)('a %s chart', (size) => {
  const value = fc.oneof(fc.nat({ max: 1e9 }), fc.constantFrom(0, 0.1, 1, 1e9))
  const values = fc.array(value, { minLength: 1, maxLength: 40 })
  const locale = fc.constantFrom<Locale>('ar', 'en')

  it('holds no NaN, whatever the values', () => {
    fc.assert(
      fc.property(values, value, locale, (list, goal, language) => {
        const charts = [
          marksOf(
            list.map((one) => [one, goal]),
            1e8,
          ),
          barsOf(list),
          lineOf(list),
          lineOf(list, goal),
        ]
        const html = charts.map((chart) => render(chart, size, language)).join('')
        expect(html).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['2026-11-25', '2026-01-01'])('holds no NaN for a span of the one day %s', (day) => {
    const chart = { ...spansOf([[day, day, day]]), ticks: [] }
    expect(render(chart, size)).not.toMatch(/NaN|Infinity|undefined/)
  })

  it.each([
    marksOf([
      [50, 10],
      [20, 0],
    ]),
    barsOf([9, 3]),
    lineOf([3, 9]),
    spansOf([['2026-01-01', '2027-03-01', '2026-02-01']]),
  ])('is drawn the other way round in Arabic: $form', (chart) => {
    expect(render(chart, size, 'ar')).not.toBe(render(chart, size, 'en'))
  })

  it.each([marksOf([]), barsOf([]), lineOf([], 5), spansOf([])])(
    'is nothing without values: $form',
    (chart) => {
      expect(render(chart, size)).toBe('')
    },
  )

  it.each([
    marksOf([[10, 10]]),
    barsOf([1]),
    lineOf([1], 2),
    spansOf([['2026-01-01', '2027-01-01']]),
  ])('is an image with its numbers as name, without styles: $form', (chart) => {
    const html = render(chart, size)
    expect(html.match(/role="img" aria-label="All numbers"/g)).toHaveLength(1)
    expect(html).not.toMatch(/style=|<text/)
  })
})

describe('the size', () => {
  it('large has key, caption and the table with the same numbers', () => {
    const html = render(marksOf([[10, 10]]), 'large')
    expect(html).toMatch(/On time: <bdi>1,301<.*Late: <bdi>5<.*<figcaption>Caption</)
    expect(cellsOf(html)).toEqual([...chartText.table.head, ...chartText.table.rows.flat()])
  })

  it('small has the first rows of categories, with their numbers', () => {
    const html = render(barsOf([9, 5, 3, 1]), 'small')
    expect(html).toMatch(/b0<.*9 teams<.*b2<.*3 teams/)
    expect(html).not.toContain('b3')
  })

  it('small has the first spans, with their names', () => {
    const terms = [1, 2, 3, 4].map((): [string, string] => ['2026-01-01', '2027-01-01'])
    const html = render(spansOf(terms), 'small')
    expect(html).toMatch(/s0<.*s2</)
    expect(html).not.toContain('s3')
  })

  it('small has the drawing and its key, without caption and table', () => {
    const html = render(
      marksOf([
        [10, 0],
        [10, 5],
        [20, 0],
      ]),
      'small',
    )
    expect(html).not.toMatch(/table|figcaption/)
    expect(html).toMatch(/g0<.*g2<.*On time: <bdi>1,301<.*Late: <bdi>5</)
  })
})

describe('the figure', () => {
  it('leaves out marks if they would be thousands, with the numbers still in the table', () => {
    const html = render(marksOf([[1e9, 0]], 1), 'large')
    expect(html).not.toContain('role="img"')
    expect(html).toContain('1,234')
  })

  it('has a mark for each unit of a category, with label and value', () => {
    const html = render(barsOf([9, 3, 0]), 'large')
    expect(html.match(/M\d+ \d+h10v10/g)).toHaveLength(12)
    for (const part of ['b0', '9 teams', 'b2', '0 teams']) expect(html).toContain(part)
  })

  it('marks missed points, tells them and the goal in its key, and the last value beside it', () => {
    const html = render(lineOf([70, 75, 90], 80), 'large')
    expect(html).toMatch(/plot__dot--missed" d="M[\d.]+ [\d.]+h0M[\d.]+ [\d.]+h0"/)
    expect(html).toMatch(/<bdi>90%<.*Goal.*Below: <bdi>1</)
  })

  it('starts its axis at zero, or at the value that is given', () => {
    const labels = (chart: LineChart) =>
      [...render(chart, 'large', 'en').matchAll(/<bdi>(\d+)<\/bdi>/g)].map(([, text]) =>
        Number(text),
      )
    expect(Math.min(...labels(lineOf([94, 98])))).toBe(0)
    expect(Math.min(...labels({ ...lineOf([94, 98]), axisStart: 90 }))).toBe(90)
  })

  it('explains only those spans that are drawn', () => {
    const html = render(spansOf([['2026-01-01', '2027-01-01']]), 'large')
    expect(html).toContain('Closed')
    expect(html).toContain('Today')
    expect(html).not.toMatch(/Open|Window/)
  })

  it('explains the open windows and today only, if small', () => {
    const chart = spansOf([['2026-01-01', '2027-01-01', '2026-07-01', '2026-11-20']])
    expect(render(chart, 'large')).toMatch(
      /Open term<.*Elapsed<.*Past window<.*Window now<.*Today</,
    )
    const small = render(chart, 'small')
    expect(small).toMatch(/Window now<.*Today</)
    expect(small).not.toMatch(/Open term|Elapsed|Past window/)
  })
})
