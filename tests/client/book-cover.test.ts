import { describe, expect, it } from 'vitest'
import { placeRows } from '#client/ui/drawings/draw-book-cover.ts'
import { bookCoverSize } from '#client/ui/drawings/drawing-sizes.ts'
import type { CoverRow } from '#domain/payloads/knowledge'

const chapters: CoverRow[] = [
  { type: 'chapter', length: 100 },
  { type: 'subsection', length: 40 },
  { type: 'chapter', length: 50 },
]
const form: CoverRow[] = [
  { type: 'line', length: 100 },
  { type: 'box', length: 100 },
]

const boxesOf = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h/g)].map((found) => found.slice(1).map(Number))

describe('the cover of a book', () => {
  it('has a row for each chapter, as long as its text, and paler ones for subsections', () => {
    const { filled, soft, outlined } = placeRows(chapters, false)
    const [long, short, ...others] = boxesOf(filled).map(([, , width]) => width)
    expect([long, others]).toEqual([(short ?? 0) * 2, []])
    expect(boxesOf(soft)).toHaveLength(1)
    expect(outlined).toBe('')
  })

  it('has an outline for each field of a form, a taller one for a box', () => {
    const { filled, outlined } = placeRows(form, false)
    const [line = 0, box = 0] = boxesOf(outlined).map(([, , , height]) => height)
    expect(box).toBeGreaterThan(line * 1.5)
    expect(filled).toBe('')
  })

  it('begins where reading begins', () => {
    const edges = [false, true].map((rtl) => boxesOf(placeRows(chapters, rtl).filled))
    const [ltr, rtl] = edges.map(([, second]) => second ?? [])
    expect(ltr?.[0]).toBeLessThan(rtl?.[0] ?? 0)
    expect((rtl?.[0] ?? 0) + (rtl?.[2] ?? 0)).toBe(bookCoverSize.width - (ltr?.[0] ?? 0))
  })

  it('stays in its box with as many rows as a form has', () => {
    const many = Array.from({ length: 24 }, (): CoverRow => ({ type: 'line', length: 100 }))
    const boxes = boxesOf(placeRows(many, true).outlined)
    expect(boxes).toHaveLength(24)
    const inside = boxes.every(
      ([x = 0, y = -1, width = 0, height = 0]) =>
        x >= 0 &&
        y >= 0 &&
        height > 0 &&
        x + width <= bookCoverSize.width &&
        y + height <= bookCoverSize.height,
    )
    expect(inside).toBe(true)
  })
})
