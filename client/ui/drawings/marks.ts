import type { ChartKind } from '#domain/payloads/home'
import { round, star } from './star'

/** Marks of a unit chart, exactly one for each unit. Each mark is one `M` of its path. */
export interface Marks {
  width: number
  height: number
  /** CSS class → path. */
  paths: Record<string, string>
  /** Size of one mark, where charts of the same unit share a scale (home-figures.css). */
  unit?: number
}

/** Units of the figure that one mark represents. */
const unitsPerMark: Record<ChartKind, number> = {
  waffle: 1,
  blocks: 1,
  dots: 1000,
  arc: 1,
  stars: 100,
}

/** Number of marks for a figure, in Western or Arabic digits. */
export function countMarks(kind: ChartKind, number: string): number {
  const digits = number.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  return Math.round(Number(digits.replace(/\D/g, '')) / unitsPerMark[kind])
}

type DrawAt = (column: number, row: number) => string
type DrawMarks = (count: number, rtl: boolean) => Marks

/** Places marks in rows, starting on the side where reading starts. */
function grid(count: number, rtl: boolean, columns: number, mark: DrawAt): string {
  let path = ''
  for (let i = 0; i < count; i += 1) {
    const column = i % columns
    path += mark(rtl ? columns - 1 - column : column, Math.floor(i / columns))
  }
  return path
}

/** Columns after which a gap separates the tens. */
const tens = 10

/** A hundred circles in tens, the first `count` of them filled. */
const waffle: DrawMarks = (count, rtl) => {
  const [width, pitch] = [328, 16]
  let filled = ''
  let rest = ''
  for (let i = 0; i < 100; i += 1) {
    const column = i % 20
    const along = column * pitch + pitch / 2 + (column < tens ? 0 : pitch / 2)
    const dot = `M${rtl ? width - along : along} ${Math.floor(i / 20) * pitch + pitch / 2}h0`
    if (i < count) filled += dot
    else rest += dot
  }
  return {
    width,
    height: 80,
    paths: { 'chart__dot chart__dot--full': filled, 'chart__dot chart__dot--soft': rest },
  }
}

const blocks: DrawMarks = (count, rtl) => {
  const unit = 16
  const columns = count > 60 ? 2 * tens : tens
  const gap = columns > tens ? unit / 2 : 0
  const square = (x: number, y: number) =>
    `M${x * unit + 2 + (x < tens ? 0 : gap)} ${y * unit + 2}h12v12h-12z`
  return {
    width: columns * unit + gap,
    height: Math.ceil(count / columns) * unit,
    paths: { chart__fill: grid(count, rtl, columns, square) },
    unit,
  }
}

const dots: DrawMarks = (count, rtl) => ({
  width: 284,
  height: Math.ceil(count / tens) * 24 - 8,
  paths: {
    chart__fill: grid(count, rtl, tens, (x, y) => `M${x * 29 + 11} ${y * 24 + 1}l7 7-7 7-7-7z`),
  },
})

const stars: DrawMarks = (count, rtl) => ({
  width: 284,
  height: Math.ceil(count / 5) * 37 - 1,
  paths: {
    chart__fill: grid(count, rtl, 5, (x, y) =>
      star(x * 37 + (rtl ? 118 : 18), y * 37 + 18, { n: 8, r: 16, theta: 50 }),
    ),
  },
})

/** A half circle of seats; each row holds as many as its length allows. */
const arc: DrawMarks = (count, rtl) => {
  const radii = [66, 77, 88, 99, 110, 121, 132]
  const length = radii.reduce((sum, r) => sum + r)
  let path = ''
  let left = count
  for (const [row, r] of radii.entries()) {
    const seats = row === radii.length - 1 ? left : Math.round((r / length) * count)
    left -= seats
    for (let i = 0; i < seats; i += 1) {
      const angle = Math.PI * (seats > 1 ? i / (seats - 1) : 0.5)
      const x = 142 + r * Math.cos(angle)
      path += `M${round(rtl ? x : 284 - x)} ${round(140 - r * Math.sin(angle))}h0`
    }
  }
  return { width: 284, height: 146, paths: { chart__dot: path } }
}

export const drawMarks: Record<ChartKind, DrawMarks> = { waffle, blocks, dots, arc, stars }
