import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickLabels } from '#client/ui/charts/axis-labels.ts'
import { placeBars } from '#client/ui/charts/place-bars.ts'
import { placeColumns } from '#client/ui/charts/place-columns.ts'
import { placeLine } from '#client/ui/charts/place-line.ts'
import { placeMarks } from '#client/ui/charts/place-marks.ts'
import { placeSpans } from '#client/ui/charts/place-spans.ts'
import { lineOf, marksOf, spansOf } from '../support/charts'

const largeFrame = { width: 1000, height: 200, margin: 10, padding: 0.5, isCropped: false }
const smallFrame = { width: 240, height: 64, margin: 6, padding: 0, isCropped: true }
const axis = { width: 1000, gap: 10 }

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

describe('columns of small charts', () => {
  it('have heights in proportion to the values, from zero', () => {
    const [full, half, none] = placeColumns(
      [
        { filled: 50, missed: 50 },
        { filled: 25, missed: 25 },
        { filled: 0, missed: 0 },
      ],
      false,
    )
    expect([full?.filled?.height, full?.filled?.y]).toEqual([31, 33])
    expect([full?.missed?.height, full?.missed?.y]).toEqual([31, 2])
    expect([half?.filled?.height, half?.missed?.height]).toEqual([15.5, 15.5])
    expect([none?.filled, none?.missed]).toEqual([null, null])
  })

  it('stand in the middle of their part where they are few', () => {
    const [only] = placeColumns([{ filled: 5, missed: 0 }], false)
    expect(only?.filled).toMatchObject({ x: 102, width: 36 })
  })

  it('run from right to left in Arabic', () => {
    const xs = (rtl: boolean) =>
      placeColumns(
        [
          { filled: 1, missed: 0 },
          { filled: 2, missed: 0 },
          { filled: 3, missed: 0 },
        ],
        rtl,
      ).map(({ filled }) => filled?.x ?? 0)
    expect(xs(true)).toEqual(xs(false).toReversed())
    expect(xs(false)).toEqual(xs(false).toSorted((a, b) => a - b))
  })
})

describe('bars', () => {
  it('are in proportion to the values, from the side where reading starts', () => {
    const values = [200, 50, 0]
    expect(placeBars(values, false)).toEqual([
      { x: 0, width: 1000 },
      { x: 0, width: 250 },
      { x: 0, width: 0 },
    ])
    expect(placeBars(values, true)).toEqual([
      { x: 0, width: 1000 },
      { x: 750, width: 250 },
      { x: 1000, width: 0 },
    ])
  })

  it('start at zero, not at the least value', () => {
    expect(placeBars([40, 20], false)[1]?.width).toBe(500)
  })

  it('stay visible beside a very large one, and vanish if all are zero', () => {
    expect(placeBars([1e9, 1], false)[1]?.width).toBe(2)
    expect(placeBars([0, 0], true).map(({ width }) => width)).toEqual([0, 0])
  })
})

describe('a line', () => {
  it('has a point for each value and a mark for each missed one', () => {
    const { line, missed } = placeLine(lineOf([90, 70, 85, 60, 95], 80), largeFrame, false)
    expect(line.match(/[ML]/g)).toHaveLength(5)
    expect(countOf(missed)).toBe(2)
  })

  it('starts at zero if large, and may start above if small', () => {
    const chart = lineOf([80, 100])
    expect(placeLine(chart, largeFrame, false).line).toBe('M250,48L750,10')
    expect(placeLine(chart, smallFrame, false).line).toBe('M6,58L234,6')
  })

  it('lies on the base if all values are zero', () => {
    expect(placeLine(lineOf([0, 0]), largeFrame, false).line).toBe('M250,200L750,200')
  })

  it('runs from right to left in Arabic', () => {
    expect(placeLine(lineOf([80, 100]), largeFrame, true).line).toBe('M750,48L250,10')
  })

  it('keeps the goal inside the drawing', () => {
    expect(placeLine(lineOf([10], 90), largeFrame, false).goal).toBeGreaterThanOrEqual(10)
    expect(placeLine(lineOf([10, 20], 90), smallFrame, false).goal).toBe(6)
  })
})

describe('spans', () => {
  const year = ['2026-01-01', '2027-01-01'] as const

  it('have an opening for each day in them', () => {
    const chart = spansOf([[...year, '2026-04-01', '2026-08-01', '2030-01-01'], [...year]])
    const { spans } = placeSpans(chart, axis, false)
    expect(spans.map(({ isOpen, parts }) => [isOpen, parts.length])).toEqual([
      [true, 3],
      [false, 1],
    ])
    const drawn = spans[0]?.parts.reduce((sum, { width }) => sum + width, 0)
    expect(drawn).toBeCloseTo((spans[1]?.parts[0]?.width ?? 0) - 2 * axis.gap, 0)
  })

  it('mirror bars, today and years in Arabic', () => {
    const chart = spansOf([[...year, '2026-04-01']])
    const [ltr, rtl] = [placeSpans(chart, axis, false), placeSpans(chart, axis, true)]
    const bars = ltr.spans[0]?.parts.map(({ x, width }) => ({ x: 1000 - x - width, width })) ?? []
    expect(rtl.spans[0]?.parts).toEqual(
      bars.map(({ x, width }) => ({ x: expect.closeTo(x, 1), width })),
    )
    expect(rtl.today).toBeCloseTo(1000 - ltr.today)
    expect([ltr.ticks, rtl.ticks]).toEqual([[0], [1000]])
  })

  it('join openings that touch', () => {
    const { spans } = placeSpans(spansOf([[...year, '2026-06-01', '2026-06-02']]), axis, false)
    expect(spans[0]?.parts).toHaveLength(2)
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
