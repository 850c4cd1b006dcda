import { describe, expect, it } from 'vitest'
import { dotsMarkup } from '#client/ui/drawings/draw-dots.ts'
import { emblemMarkup } from '#client/ui/drawings/draw-emblem.ts'
import { termChartMarkup } from '#client/ui/drawings/draw-term-chart.ts'
import { findAxis } from '#domain/content/services/almanac-axis'
import { joiningWindows } from '#domain/content/services/joining-windows'
import type { AgreementFigure } from '#domain/payloads/agreements'

const today = '2026-11-26'
const figure = (
  type: 'open' | 'closed',
  start: string,
  end: string,
  contractors = 214,
): AgreementFigure => ({ type, start, end, contractors })
const fourYears = figure('open', '2025-05-16', '2029-05-15')

const figures = [
  ['an open one of four years', fourYears, 4],
  ['an open one of three years', figure('open', '2025-11-10', '2028-11-09', 74), 3],
  ['an open one of two years', figure('open', '2024-11-04', '2026-11-03', 88), 2],
  ['a short one', figure('open', '2026-01-01', '2026-07-10', 1), 1],
  ['a closed one', figure('closed', '2026-05-01', '2029-04-30', 7), 3],
  ['one of a year and a day', figure('open', '2025-01-01', '2026-01-01', 20), 2],
] as const

const points = (markup: string) =>
  [...markup.matchAll(/[MLA ](-?[\d.]+) (-?[\d.]+)(?=[MLAz"])/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
/** Petals with their roots, from the centre of the emblem. */
const rootsOf = (markup: string) =>
  [
    ...markup.matchAll(
      /class="petal petal--(\w+)" transform="rotate\((-?[\d.]+)\)translate\(0 (-[\d.]+)\)"/g,
    ),
  ].map(([, state, degrees, distance]) => {
    const turn = (Number(degrees) * Math.PI) / 180
    return { state, x: -Math.sin(turn) * Number(distance), y: Math.cos(turn) * Number(distance) }
  })
/** Columns with their place and their number of dots, each a dash without length, 14 apart. */
const columnsIn = (markup: string) => {
  expect(markup).toContain('stroke-dasharray="0 14"')
  return [...markup.matchAll(/M([\d.]+) 7v(\d+)/g)].map(([, x, length]) => ({
    x: Number(x),
    count: Math.floor(Number(length) / 14) + 1,
  }))
}
const dotsIn = (markup: string) => columnsIn(markup).reduce((sum, { count }) => sum + count, 0)
/** Rings of dots with their radius and number. */
const ringsIn = (markup: string) =>
  [...markup.matchAll(/<circle r="([\d.]+)" pathLength="(\d+)"\/>/g)].map(([, r, count]) => ({
    r: Number(r),
    count: Number(count),
  }))

describe('the emblem of', () => {
  it.each(figures)('%s has a side a year, a petal a window and a dot a contractor', (...of) => {
    const [, agreement, sides] = of
    for (const rtl of [true, false]) {
      const markup = emblemMarkup(agreement, today, { rtl, isSmall: false })
      expect(markup).toContain(`data-sides="${sides}"`)
      if (sides > 2) expect(/ d="([^"]+)"/.exec(markup)?.[1]?.split('L')).toHaveLength(sides)
      expect(rootsOf(markup)).toHaveLength(joiningWindows(agreement).length)
      expect(markup.match(/data-m/g)?.length ?? 0).toBe(joiningWindows(agreement).length)
      expect(markup).toContain(`data-dots="${agreement.contractors}"`)
      const rings = ringsIn(markup)
      expect(rings.reduce((sum, { count }) => sum + count, 0)).toBe(agreement.contractors)
      expect(Math.min(...rings.map(({ count }) => count))).toBeGreaterThan(0)
      const small = emblemMarkup(agreement, today, { rtl, isSmall: true })
      expect(small).not.toContain('data-dots')
      for (const text of [markup, small]) {
        expect(text).not.toMatch(/NaN|Infinity|undefined|\.\d\d/)
        for (const [x, y] of points(text)) {
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(120)
        }
      }
    }
  })

  it('an agreement shows the state of each window on the day', () => {
    const statesOn = (day: string) =>
      rootsOf(emblemMarkup(fourYears, day, { rtl: false, isSmall: true })).map(({ state }) => state)
    const coming = Array(4).fill('coming')
    expect(statesOn('2026-11-26')).toEqual(['past', 'past', 'open', ...coming])
    expect(statesOn('2026-12-16')).toEqual(['past', 'past', 'past', ...coming])
    expect(new Set(statesOn('2025-05-16'))).toEqual(new Set(['coming']))
  })

  it('a petal stands at its moment: half a year is half a side', () => {
    const [half, one] = rootsOf(emblemMarkup(fourYears, today, { rtl: false, isSmall: false }))
    expect(half?.x).toBeCloseTo(-(half?.y ?? 0), 1)
    expect(one?.x).toBeCloseTo(78, 1)
    expect(one?.y).toBeCloseTo(0, 1)
  })

  it('an Arabic reader turns against the clock, and nothing else differs', () => {
    const [rtl, ltr] = [true, false].map((way) =>
      rootsOf(emblemMarkup(fourYears, today, { rtl: way, isSmall: false })),
    )
    const rounded = (value: number) => Math.round(value * 10) / 10 + 0
    expect(rtl?.map(({ x, y }) => [rounded(-x), rounded(y)])).toEqual(
      ltr?.map(({ x, y }) => [rounded(x), rounded(y)]),
    )
    expect(rtl?.[1]?.x).toBeLessThan(0)
  })

  it('an agreement has about the same room for each of its dots', () => {
    const rings = ringsIn(emblemMarkup(fourYears, today, { rtl: false, isSmall: false }))
    expect(rings.length).toBeGreaterThan(5)
    const pitches = rings.map(({ r, count }) => (2 * Math.PI * r) / count)
    for (const pitch of pitches)
      expect(Math.abs(pitch / (pitches.at(-1) ?? 0) - 1)).toBeLessThan(0.15)
  })
})

describe('the chart of a term', () => {
  const axis = findAxis(figures.map(([, agreement]) => agreement))
  const boxesIn = (markup: string) =>
    [...markup.matchAll(/class="([^"]+)" x="([\d.]+)%" y="-\d+" width="([\d.]+)%"/g)].map(
      ([, name, x, width]) => ({ name, x: Number(x), end: Number(x) + Number(width) }),
    )
  const chartOf = (agreement: AgreementFigure, rtl: boolean, day = today) =>
    termChartMarkup(agreement, { axis, today: day, rtl })

  it.each([true, false])('of another agreement with the same days is the same (rtl %s)', (rtl) => {
    const other = { ...fourYears, contractors: 3 }
    expect(chartOf(other, rtl)).toBe(chartOf(fourYears, rtl))
    const linesOf = (markup: string) => markup.match(/<line [^>]+>/g)
    for (const [, agreement] of figures) {
      expect(linesOf(chartOf(agreement, rtl))).toEqual(linesOf(chartOf(fourYears, rtl)))
    }
    const closed = boxesIn(chartOf({ ...fourYears, type: 'closed' }, rtl))
    expect(closed[0]).toMatchObject({
      ...boxesIn(chartOf(fourYears, rtl))[0],
      name: closed[0]?.name,
    })
  })

  it('has a window for each window, inside its term', () => {
    for (const [, agreement] of figures) {
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

describe('dots', () => {
  const rows = 5
  const rtl = false

  it('are one for each unit, from the start edge of the reader', () => {
    expect(dotsIn(dotsMarkup(118, { extent: 118, rows, rtl: true }))).toBe(118)
    expect(dotsMarkup(1, { extent: 11, rows, rtl })).toContain('"M7 7v1"')
    expect(dotsMarkup(1, { extent: 11, rows, rtl: true })).toContain('"M41 7v1"')
  })

  it.each([2, 5] as const)(
    'are as long as their number in %d rows, whatever the others are',
    (rows) => {
      const columnsOf = (count: number) => columnsIn(dotsMarkup(count, { extent: 118, rows, rtl }))
      for (const count of [60, 58, 30, 5, 1]) {
        const columns = columnsOf(count)
        expect(columns).toHaveLength(Math.ceil(count / rows))
        for (const column of columns.slice(0, -1)) expect(column.count).toBe(rows)
      }
    },
  )

  it.each([
    [5, [7, 21, 41, 55, 75]],
    [2, [7, 21, 35, 49, 63, 83, 97, 111, 125, 139, 159, 173, 187]],
  ] as const)('stand in blocks of ten with a gap between them, in %d rows', (rows, starts) => {
    expect(columnsIn(dotsMarkup(25, { extent: 25, rows, rtl })).map(({ x }) => x)).toEqual(starts)
  })
})
