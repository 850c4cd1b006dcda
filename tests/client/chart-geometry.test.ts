import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickLabels } from '#client/ui/charts/axis'
import { markWidths } from '#client/ui/charts/mark-sizes.ts'
import { placeMarks } from '#client/ui/charts/marks'
import { placeSeries } from '#client/ui/charts/place-series.ts'
import { placeInTens, placeTens } from '#client/ui/charts/place-tens.ts'
import { placeSpans } from '#client/ui/charts/spans'
import { barsOf, marksOf, spansOf } from '../support/charts'

const frame = { width: 1000, height: 200, margin: 10 }

const countOf = (path = '') => path.split('M').length - 1
const cornersOf = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
const widthsOf = (path = '') => [...path.matchAll(/M\d+ \d+h(\d+)/g)].map(([, h]) => Number(h))

describe('marks', () => {
  it('are as wide, together, as the values: a rest is a part of a mark', () => {
    const placed = placeMarks(
      marksOf([
        [184, 22],
        [4, 5],
        [0, 0],
      ]),
      false,
    )
    expect([countOf(placed?.filled), countOf(placed?.missed)]).toEqual([20, 4])
    const filled = widthsOf(placed?.filled)
    expect(filled.reduce((sum, width) => sum + width, 0)).toBe(184 + 4)
    expect(filled.filter((width) => width < 10)).toEqual([4, 4])
    expect(widthsOf(placed?.missed)).toEqual([8, 8, 1, 3])
  })

  it('are placed once each, inside the drawing, at integer coordinates', () => {
    const count = fc.nat({ max: 400 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(count, count), { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        (groups, rtl) => {
          const placed = placeMarks(marksOf(groups), rtl)
          if (!placed) throw new Error('too many marks')
          const filled = cornersOf(placed.filled)
          const missed = cornersOf(placed.missed).map(([x = 0, y = 0]) => [x - 1, y - 1])
          const all = [...filled, ...missed]
          const marks = (at: 0 | 1) =>
            groups.reduce((sum, values) => sum + Math.ceil(values[at] / 10), 0)
          expect([filled.length, missed.length]).toEqual([marks(0), marks(1)])
          expect(new Set(all.map(String)).size).toBe(all.length)
          for (const [x = -1, y = -1] of all) {
            expect(
              Math.min(x, y, placed.width - x - 1, placed.height - y - 10),
            ).toBeGreaterThanOrEqual(0)
          }
          expect(placed.filled + placed.missed).not.toMatch(/\.|NaN|e/)
        },
      ),
      { examples: [[Array.from({ length: 7 }, () => [20, 10]), true]] },
    )
  })

  it('start on the side where reading starts', () => {
    const chart = marksOf([
      [30, 10],
      [20, 0],
      [70, 20],
    ])
    const [ltr, rtl] = [placeMarks(chart, false), placeMarks(chart, true)]
    const width = ltr?.width ?? 0
    const mirrored = cornersOf(ltr?.filled ?? '').map(([x = 0, y]) => [width - x - 10, y])
    expect(cornersOf(rtl?.filled ?? '')).toEqual(mirrored)
  })
})

describe('rows of marks', () => {
  const marksIn = (values: number[], per = 1, goal?: number) => {
    const chart = { ...barsOf(values), per, ...(goal && { goal: goalOf(goal) }) }
    return placeTens(chart, false) ?? []
  }
  const goalOf = (value: number) => ({ value, label: 'Goal', filled: 'Taken' })

  it('stand in blocks of ten, one mark a unit, on one scale', () => {
    const [first, second, none] = marksIn([23, 10, 0])
    expect(first?.map(({ filled }) => countOf(filled))).toEqual([10, 10, 3])
    expect(second?.map(({ filled, width }) => [countOf(filled), width])).toEqual([[10, 58]])
    expect(none).toEqual([])
  })

  it('are as long as their number, two marks a column', () => {
    const lengths = [2, 4, 7, 10].map((value) => marksIn([value, 10])[0]?.[0]?.width)
    expect(lengths).toEqual([10, 22, 46, 58])
  })

  it('draw a rest as a part of a mark', () => {
    expect(widthsOf(marksIn([25], 10)[0]?.[0]?.filled)).toEqual([10, 10, 5])
  })

  it('outline the marks up to the goal in every row', () => {
    const placed = marksIn([1.6, 4], 1, 3)
    expect(placed.map(([ten]) => [countOf(ten?.outlined), countOf(ten?.filled)])).toEqual([
      [3, 2],
      [3, 4],
    ])
  })

  it('begin where reading starts', () => {
    const [ltr] = placeTens(barsOf([3, 10]), false)?.[0] ?? []
    const [rtl] = placeTens(barsOf([3, 10]), true)?.[0] ?? []
    const mirrored = cornersOf(ltr?.filled ?? '').map(([x = 0, y]) => [12 - x, y])
    expect(cornersOf(rtl?.filled ?? '')).toEqual(mirrored)
  })

  it.each([
    [0, 0],
    [3, 3],
    [10, 10],
    [76, 100],
    [148, 148],
  ])('draw %i whole marks of %i places, each once', (filled, total) => {
    for (const high of [1, 2]) {
      const tens = placeInTens(markWidths(filled, 1), total, { high, rtl: false })
      expect(tens).toHaveLength(Math.ceil(total / 10))
      expect(countOf(tens.map((placed) => placed.filled).join(''))).toBe(filled)
      expect(countOf(tens.map((placed) => placed.outlined).join(''))).toBe(total)
    }
  })

  it('are left out where they would be many hundreds', () => {
    expect(placeTens(barsOf([401]), false)).toBeNull()
  })
})

describe('a line', () => {
  const place = (values: number[], scale: { goal?: number; start?: number } = {}, rtl = false) =>
    placeSeries([values], scale, frame, rtl)

  it('has a point for each value', () => {
    const { paths, points } = place([90, 70, 85, 60, 95], { goal: 80 })
    expect(paths[0]?.match(/[ML]/g)).toHaveLength(5)
    expect(points[0]).toHaveLength(5)
  })

  it('starts at zero, or at the value that is given', () => {
    expect(place([80, 100]).paths).toEqual(['M250,48L750,10'])
    expect(place([80, 100], { start: 80 }).paths).toEqual(['M250,200L750,10'])
  })

  it('lies on the base if all values are zero', () => {
    expect(place([0, 0]).paths).toEqual(['M250,200L750,200'])
  })

  it('runs from right to left in Arabic', () => {
    expect(place([80, 100], {}, true).paths).toEqual(['M750,48L250,10'])
  })

  it('keeps the goal inside the drawing', () => {
    expect(place([10], { goal: 90 }).goal).toBeGreaterThanOrEqual(10)
  })
})

describe('spans', () => {
  const year = ['2026-01-01', '2026-12-31'] as const
  const width = 365

  it('have their term, its part up to today and a mark for each window, in days', () => {
    const chart = spansOf([[...year, '2026-04-01', '2026-11-20', '2026-12-01'], [...year]])
    const { spans } = placeSpans(chart, width, false)
    const term = { x: 0, width: 365 }
    expect(spans[0]).toEqual({
      term,
      gone: { x: 0, width: 329 },
      windows: [
        { x: 90, width: 30, state: 'past' },
        { x: 323, width: 30, state: 'open' },
        { x: 334, width: 30, state: 'coming' },
      ],
    })
    expect(spans[1]).toEqual({ term, gone: { x: 0, width: 329 }, windows: [] })
  })

  it('have nothing elapsed before their first day, and all after their last', () => {
    const chart = spansOf([
      ['2027-01-01', '2027-12-31'],
      ['2025-01-01', '2025-12-31'],
    ])
    const { spans } = placeSpans(chart, width, false)
    expect(spans[0]?.gone).toBeNull()
    expect(spans[1]?.gone).toEqual(spans[1]?.term)
  })

  it('mirror bars, today and years in Arabic', () => {
    const chart = spansOf([[...year, '2026-04-01']])
    const [ltr, rtl] = [placeSpans(chart, width, false), placeSpans(chart, width, true)]
    const mirrored = ltr.spans[0]?.windows.map((bar) => ({ ...bar, x: width - bar.x - bar.width }))
    expect(rtl.spans[0]?.windows).toEqual(mirrored)
    expect(rtl.today).toBe(width - ltr.today)
    expect([ltr.ticks, rtl.ticks]).toEqual([[0], [width]])
  })
})

describe('labels of an axis', () => {
  const months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
  ]
  const lengths = { narrow: 12, middle: 20, wide: 60 }

  it('are fewer on a shorter axis, with the last always', () => {
    const shown = pickLabels(months, lengths)
    const count = (width: keyof typeof lengths) =>
      shown.filter((widths) => widths.includes(width)).length
    expect([count('narrow'), count('middle'), count('wide')]).toEqual([3, 3, 11])
    expect(shown.at(-1)).toEqual(['narrow', 'middle', 'wide'])
    expect(shown[0]).toEqual(['narrow', 'middle', 'wide'])
  })
})
