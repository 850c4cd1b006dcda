import { scaleBand } from 'd3-scale'
import type { MarksChart } from '#domain/datasets/chart'

/** Edge of a mark, and distance from one mark to the next. */
const mark = 10
const pitch = 12
/** Least distance between the marks of two groups. */
const gap = 12
/** Least width: in a chart of few marks they do not grow beyond this. */
const minimumWidth = 480
/** Greatest height as a part of the width. */
const flatness = 0.22
/** A chart of more marks would be heavy and unreadable. */
const maximumMarks = 3000

interface PlacedMarks {
  width: number
  height: number
  /** One subpath a mark. */
  filled: string
  missed: string
}

/** Number of marks for a value, rounded; at least one for a value above zero. */
function toMarks(value: number, per: number): number {
  return value > 0 ? Math.max(1, Math.round(value / per)) : 0
}

function slotOf(columns: number, groups: number): number {
  return Math.max(columns * pitch - 2 + gap, Math.ceil(minimumWidth / groups))
}

/** Fewest columns a group with which the drawing is flat enough. */
function columnsOf(tallest: number, groups: number): number {
  let columns = 1
  const isFlat = () =>
    Math.ceil(tallest / columns) * pitch <= slotOf(columns, groups) * groups * flatness
  while (!isFlat()) columns += 1
  return columns
}

const outline = (x: number, y: number) => `M${x + 1} ${y + 1}h8v8h-8zm0 8l8-8`
const square = (x: number, y: number) => `M${x} ${y}h10v10h-10z`

/**
 * Places the marks of each group from the base up and in reading direction, the missed ones last.
 * All coordinates are integers. Null for more than 3,000 marks.
 */
export function placeMarks({ groups, per }: MarksChart, rtl: boolean): PlacedMarks | null {
  const counts = groups.map(({ filled, missed }) => ({
    filled: toMarks(filled, per),
    all: toMarks(filled, per) + toMarks(missed, per),
  }))
  if (counts.reduce((sum, { all }) => sum + all, 0) > maximumMarks) return null
  const tallest = Math.max(1, ...counts.map(({ all }) => all))
  const columns = columnsOf(tallest, groups.length)
  const slot = slotOf(columns, groups.length)
  const width = slot * groups.length
  const height = Math.ceil(tallest / columns) * pitch
  const x = scaleBand<number>(counts.keys(), rtl ? [width, 0] : [0, width])
  const margin = Math.floor((slot - columns * pitch + 2) / 2)
  const paths = { filled: '', missed: '' }
  for (const [index, { filled, all }] of counts.entries()) {
    const start = Math.round(x(index) ?? 0)
    for (let i = 0; i < all; i += 1) {
      const along = margin + (i % columns) * pitch
      const left = rtl ? start + slot - along - mark : start + along
      const top = height - pitch - Math.floor(i / columns) * pitch
      if (i < filled) paths.filled += square(left, top)
      else paths.missed += outline(left, top)
    }
  }
  return { width, height, ...paths }
}
