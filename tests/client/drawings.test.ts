import { describe, expect, it } from 'vitest'
import { countMarks, drawMarks } from '#client/ui/drawings/marks.ts'
import { star } from '#client/ui/drawings/star.ts'
import { families, tile } from '#client/ui/drawings/tile.ts'
import type { ChartKind } from '#domain/payloads/home'

const figures: [ChartKind, string, number][] = [
  ['blocks', '105', 105],
  ['waffle', '11', 11],
  ['blocks', '21', 21],
  ['dots', '57,000', 57],
  ['arc', '191', 191],
  ['stars', '1,500', 15],
]

function starts(path: string): number[] {
  return [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x))
}

function expectClean(path: string) {
  expect(path).not.toMatch(/NaN|Infinity|undefined|e-|\.\d\d/)
}

describe('tiles', () => {
  it.each(families)('of the %s family hold only short, finite numbers', (family) => {
    expectClean(tile(family, 104, 54).path)
  })

  it('draw equal stars as equal text', () => {
    const shape = { n: 8, r: 16, theta: 50 }
    const [near, far] = [star(18, 18, shape), star(92, 55, shape)]
    expect(near.slice(near.indexOf('l'))).toBe(far.slice(far.indexOf('l')))
  })
})

describe('unit charts', () => {
  it.each(figures)('draw a mark for each unit: %s of %s', (kind, number, marks) => {
    const count = countMarks(kind, number)
    const { paths } = drawMarks[kind](count, true)
    expect(count).toBe(marks)
    const drawn = starts(
      kind === 'waffle' ? (Object.values(paths)[0] ?? '') : Object.values(paths).join(''),
    )
    expect(drawn).toHaveLength(marks)
  })

  it('keep a hundred circles whatever the share', () => {
    const { paths } = drawMarks.waffle(11, false)
    expect(starts(Object.values(paths).join(''))).toHaveLength(100)
  })

  it('count the same in Arabic-Indic digits', () => {
    expect(countMarks('dots', '٥٧٬٠٠٠')).toBe(57)
    expect(countMarks('blocks', '١٠٥')).toBe(105)
  })

  it('share one scale: a billion is as large in 105 as in 21', () => {
    const [many, few] = [105, 21].map((count) => drawMarks.blocks(count, false))
    expect(many?.unit).toBe(few?.unit)
    const square = (marks = many) =>
      Object.values(marks?.paths ?? {})[0]?.match(/h\d+v\d+h-\d+z/)?.[0]
    expect(square(many)).toBe(square(few))
    expect(many?.width).toBe(20.5 * (many?.unit ?? 0))
    expect(few?.width).toBe(10 * (few?.unit ?? 0))
  })

  it.each(figures)('are mirrored from right to left: %s', (kind, number) => {
    const [ltr, rtl] = [false, true].map((side) => drawMarks[kind](countMarks(kind, number), side))
    if (!ltr || !rtl) throw new Error('not drawn')
    expect([rtl.width, rtl.height]).toEqual([ltr.width, ltr.height])
    const first = (marks: typeof ltr) => starts(Object.values(marks.paths)[0] ?? '')[0] ?? 0
    expect(first(ltr)).toBeLessThan(ltr.width / 2)
    expect(first(rtl)).toBeGreaterThan(rtl.width / 2)
  })

  it.each(figures)('hold only short, finite numbers inside their box: %s', (kind, number) => {
    for (const rtl of [false, true]) {
      const { width, paths } = drawMarks[kind](countMarks(kind, number), rtl)
      const path = Object.values(paths).join('')
      expectClean(path)
      expect(starts(path).every((x) => x >= 0 && x <= width)).toBe(true)
    }
  })
})
