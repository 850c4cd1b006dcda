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
const flatness = 0.3
/** A chart of more marks would be heavy and unreadable. */
const maximumMarks = 3000

interface PlacedMarks {
  width: number
  height: number
  /** One subpath a mark. */
  filled: string
  missed: string
}

/** Width of each mark of a value: whole ones and, for the rest, a part of one. */
function widthsOf(value: number, per: number): number[] {
  const whole = Math.floor(value / per)
  const rest = Math.max(1, Math.round(((value - whole * per) / per) * mark))
  return Array.from({ length: Math.ceil(value / per) }, (_, at) => (at < whole ? mark : rest))
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

/** Inset by one, because a line is drawn on both sides of its path. */
function outline(x: number, y: number, width: number): string {
  const inner = Math.max(1, width - 2)
  return `M${x + 1} ${y + 1}h${inner}v8h-${inner}zm0 8l${inner}-8`
}

const square = (x: number, y: number, width: number) => `M${x} ${y}h${width}v10h-${width}z`

/**
 * Places the marks of each group from the base up and in reading direction, the missed ones last.
 * All coordinates are integers. Null for more than 3,000 marks.
 */
export function placeMarks({ groups, per }: MarksChart, rtl: boolean): PlacedMarks | null {
  const counts = groups.map(
    ({ filled, missed }) => Math.ceil(filled / per) + Math.ceil(missed / per),
  )
  if (counts.reduce((sum, count) => sum + count, 0) > maximumMarks) return null
  const tallest = Math.max(1, ...counts)
  const columns = columnsOf(tallest, groups.length)
  const slot = slotOf(columns, groups.length)
  const width = slot * groups.length
  const height = Math.ceil(tallest / columns) * pitch
  const x = scaleBand<number>(counts.keys(), rtl ? [width, 0] : [0, width])
  const margin = Math.floor((slot - columns * pitch + 2) / 2)
  const paths = { filled: '', missed: '' }
  for (const [index, { filled, missed }] of groups.entries()) {
    const start = Math.round(x(index) ?? 0)
    const widths = widthsOf(filled, per)
    for (const [i, part] of [...widths, ...widthsOf(missed, per)].entries()) {
      const along = margin + (i % columns) * pitch
      const left = rtl ? start + slot - along - part : start + along
      const top = height - pitch - Math.floor(i / columns) * pitch
      if (i < widths.length) paths.filled += square(left, top, part)
      else paths.missed += outline(left, top, part)
    }
  }
  return { width, height, ...paths }
}
