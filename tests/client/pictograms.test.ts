import { describe, expect, it } from 'vitest'
import { canvas } from '#client/ui/pictograms/layout.ts'
import { placePictogram } from '#client/ui/pictograms/place-pictogram.ts'
import type { PlacedChart } from '#client/ui/record-charts/placed-chart.ts'
import type { Pictogram } from '#domain/payloads/record-chart'

const drawings: [Pictogram['shape'], number[], number][] = [
  ['hall', [38], 18],
  ['hall', [300], 200],
  ['tables', [12, 12, 12, 12], 48],
  ['tables', [8, 8, 8, 8, 8], 11],
  ['board', [61], 14],
  ['board', [7], 7],
  ['sheets', [74], 58],
  ['doors', [640], 83],
  ['facade', [25, 25, 25, 20], 40],
  ['ward', [12, 12], 16],
  ['ward', [8, 8, 6], 10],
  ['calendar', [30, 31, 31, 28], 120],
  ['calendar', [5, 5, 5, 5, 5, 5, 5, 5], 4],
  ['piles', [13, 11, 8, 6], 38],
  ['piles', [30, 1], 31],
  ['years', [95], 95],
  ['years', [104], 78],
  ['pennants', [8, 8, 8], 18],
  ['film', [2, 3, 4], 9],
]
const place = ([shape, groups, filled]: (typeof drawings)[number], rtl = false) =>
  placePictogram({ type: 'pictogram', shape, groups, filled, rest: 'hollow' }, rtl)
const sumOf = (groups: number[]) => groups.reduce((sum, count) => sum + count, 0)

const pathOf = ({ shapes }: PlacedChart, part: string) =>
  shapes.find((shape) => shape.part === part)?.d ?? ''
const startsOf = (d: string) =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe.each(drawings)('a pictogram: %s of %j', (...drawing) => {
  const [, groups, filled] = drawing

  it('has one mark for each unit, the filled ones apart', () => {
    const placed = place(drawing)
    const counts = ['filled', 'hollow'].map((part) => startsOf(pathOf(placed, part)).length)
    expect(counts).toEqual([filled, sumOf(groups) - filled])
    expect(placed.shapes.flatMap(({ count }) => count ?? [])).toEqual(counts)
  })

  it('has every mark at a place of its own, inside the frame', () => {
    const placed = place(drawing)
    const starts = startsOf(pathOf(placed, 'filled') + pathOf(placed, 'hollow'))
    expect(new Set(starts.map(({ x, y }) => `${x} ${y}`)).size).toBe(sumOf(groups))
    expect(starts.length).toBeGreaterThan(0)
    for (const { x, y } of starts) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(canvas.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(placed.height)
    }
  })

  it('holds only short, finite numbers, in both directions', () => {
    for (const rtl of [false, true]) {
      const d = place(drawing, rtl).shapes.map((shape) => shape.d)
      expect(d.join('')).not.toMatch(/NaN|Infinity|undefined|e-|\.\d\d|--/)
    }
  })
})

it.each(drawings.filter(([shape]) => !['tables', 'facade'].includes(shape)))(
  'the filled marks of %s %j begin where reading begins',
  (...drawing) => {
    const [ltr, rtl] = [place(drawing), place(drawing, true)].map(
      (placed) => startsOf(pathOf(placed, 'filled'))[0]?.x ?? Number.NaN,
    )
    expect(ltr).toBeLessThan(canvas.width / 2)
    expect(rtl).toBeGreaterThan(canvas.width / 2 - 1)
  },
)

it('clips on one scale have marks of the same width', () => {
  const widthOf = (groups: number[]) => {
    const film = { type: 'pictogram', shape: 'film', groups, rest: 'pale' } as const
    const d = pathOf(placePictogram({ ...film, filled: 1, extent: 50 }, false), 'filled')
    return /h([\d.]+)v/.exec(d)?.[1]
  }
  expect(widthOf([20, 30])).toBe(widthOf([8, 7]))
})

it('the first mark of each chapter of a clip is taller', () => {
  const d = pathOf(place(['film', [2, 3, 1], 6]), 'filled')
  const heights = [...d.matchAll(/v([\d.]+)h/g)].map(([, height]) => Number(height))
  const tall = Math.max(...heights)
  expect(heights.map((height) => height === tall)).toEqual([true, false, true, false, false, true])
})
