import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartWidth, type PlacedChart } from '#client/ui/record-charts/placed-chart.ts'
import { chartMarkup, placeChart } from '#client/ui/record-charts/write-chart.ts'
import type { ChartDrawing } from '#domain/payloads/record-chart'

type Units = Extract<ChartDrawing, { type: 'units' }>

const buses: Units = { type: 'units', filled: 9, hollow: 39, extent: 48 }
const drawings: [string, ChartDrawing][] = [
  ['squares in two groups', buses],
  ['squares', { ...buses, filled: 13, hollow: 0, extent: 13 }],
  ['bars', { type: 'before-after', before: 100, after: 68, extent: 100 }],
  ['a sparkline', { type: 'sparkline', values: [2.6, 3.8, 2.1], target: 3, aim: 'at-most' }],
]

const shapeOf = ({ shapes }: PlacedChart, part: string) => shapes.find((one) => one.part === part)
const startsOf = (d = '') => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
const marksOf = (placed: PlacedChart, part: string) => startsOf(shapeOf(placed, part)?.d).length

describe('a small chart', () => {
  it.each([
    ['units', buses, { filled: 9, hollow: 39 }],
    ['bars', { type: 'before-after', before: 6, after: 1, extent: 6 }, { pale: 1, filled: 1 }],
  ] as [string, ChartDrawing, Record<string, number>][])(
    'draws one mark for each unit: %s',
    (_, drawing, expected) => {
      const placed = placeChart(drawing, true)
      for (const [part, count] of Object.entries(expected)) {
        expect([part, marksOf(placed, part)]).toEqual([part, count])
        expect(shapeOf(placed, part)?.count).toBe(count)
      }
    },
  )

  it('draws any number of units, each once and inside its box', () => {
    const count = fc.integer({ min: 0, max: 192 })
    fc.assert(
      fc.property(count, count, fc.boolean(), (filled, hollow, rtl) => {
        fc.pre(filled + hollow > 0)
        const extent = filled + hollow
        const placed = placeChart({ ...buses, filled, hollow, extent }, rtl)
        const [full, empty] = ['filled', 'hollow'].map((part) => shapeOf(placed, part)?.d ?? '')
        const starts = [full, empty].flatMap((d) => [...(d?.matchAll(/M(\S+) ([\d.]+)/g) ?? [])])
        expect(new Set(starts.map(([at]) => at)).size).toBe(extent)
        expect(
          starts.every(
            ([, x, y]) => Number(x) >= 0 && Number(x) <= chartWidth && Number(y) <= placed.height,
          ),
        ).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each(drawings)('begins at the edge where reading starts: %s', (_, drawing) => {
    const [ltr, rtl] = [placeChart(drawing, false), placeChart(drawing, true)]
    expect(rtl.height).toBe(ltr.height)
    const [first = Number.NaN] = startsOf(shapeOf(ltr, 'filled')?.d)
    const [mirrored = Number.NaN] = startsOf(shapeOf(rtl, 'filled')?.d)
    expect(first).toBeLessThan(chartWidth / 2)
    expect(
      drawing.type === 'before-after' ? mirrored + chartWidth * 0.68 : mirrored,
    ).toBeGreaterThan(chartWidth / 2)
  })

  it.each(drawings)('holds only short, finite numbers: %s', (_, drawing) => {
    for (const rtl of [false, true]) {
      const d = placeChart(drawing, rtl)
        .shapes.map((shape) => shape.d)
        .join('')
      expect(d).not.toMatch(/NaN|Infinity|undefined|e-|\.\d\d/)
    }
  })

  it('has bars from zero, whose lengths are in the ratio of their numbers', () => {
    const placed = placeChart({ type: 'before-after', before: 400, after: 100, extent: 800 }, true)
    const [pale, filled] = ['pale', 'filled'].map((part) => shapeOf(placed, part)?.d ?? '')
    expect(pale).toMatch(/^M160 0h160v/)
    expect(filled).toMatch(/^M280 40h40v/)
  })

  it('has marks of one size for one extent, whatever their number', () => {
    const [few, many] = [9, 48].map((filled) => placeChart({ ...buses, filled, hollow: 0 }, false))
    const side = ({ shapes }: PlacedChart) => shapes[0]?.d.match(/h([\d.]+)/)?.[1]
    expect(few && side(few)).toBeDefined()
    expect(few && side(few)).toBe(many && side(many))
  })

  it.each([48, 120, 400])('has tens that stand apart in whole rows of them: %i', (filled) => {
    const { shapes } = placeChart({ ...buses, filled, hollow: 0, extent: filled }, false)
    const xs = [...new Set(startsOf(shapes[0]?.d))]
    const steps = xs.slice(1).map((x, at) => x - (xs[at] ?? 0))
    const [step = 0] = steps
    expect(xs.length % 10).toBe(0)
    for (const [at, length] of steps.entries()) {
      const isBetweenTens = (at + 1) % 10 === 0
      expect(length).toBeCloseTo(isBetweenTens ? step * 1.5 : step, 0)
    }
  })

  it('has a diamond instead of a dot where the target is missed, and a gap where nothing was measured', () => {
    const values = [2.6, 3.8, null, 2.1]
    const placed = placeChart({ type: 'sparkline', values, target: 3, aim: 'at-most' }, false)
    expect([marksOf(placed, 'filled'), marksOf(placed, 'miss'), marksOf(placed, 'trend')]).toEqual([
      2, 1, 2,
    ])
    const reached = placeChart({ type: 'sparkline', values, target: 3, aim: 'at-least' }, false)
    expect([marksOf(reached, 'filled'), marksOf(reached, 'miss')]).toEqual([1, 2])
  })

  it('is an image with its sentence, in which markup is text', () => {
    const written = { drawing: buses, label: '48 <b>"squares"</b>', note: '', key: [] }
    const html = chartMarkup(written, true)
    expect(html).toContain('role="img" aria-label="48 &lt;b&gt;&quot;squares&quot;&lt;/b&gt;"')
    expect(html).toContain('data-n="9"')
    expect(html).toContain('data-n="39"')
  })

  it('has lines of one scale at the same height for the same value', () => {
    const place = (values: number[], range: [number, number]) =>
      shapeOf(
        placeChart({ type: 'sparkline', values, target: 80, aim: 'at-least', range }, false),
        'cut',
      )?.d
    expect(place([80, 82, 84], [75, 100])).toBe(place([98, 99, 100], [75, 100]))
    expect(place([80, 82, 84], [75, 100])).not.toBe(place([80, 82, 84], [0, 100]))
  })
})
