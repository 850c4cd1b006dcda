import { scaleBand } from 'd3-scale'
import type { MarksChart } from '#domain/datasets/chart'
import { PlotAxis } from './axis'
import { markWidths, pitch, square } from './mark-sizes'

const axisLengths = { narrow: 12, middle: 28, wide: 46 }

/** Marks in groups. Without a drawing if they are too many to be drawn. */
export function MarksPlot({ of, rtl }: { of: MarksChart; rtl: boolean }) {
  const placed = placeMarks(of, rtl)
  if (!placed) return null
  return (
    <div className="plot__area" role="img" aria-label={of.label}>
      <svg viewBox={`0 0 ${placed.width} ${placed.height}`} aria-hidden="true">
        <path className="chart__fill" d={placed.filled} />
        {placed.missed && <path className="chart__miss" d={placed.missed} />}
      </svg>
      <PlotAxis labels={of.groups.map(({ label }) => label)} lengths={axisLengths} />
    </div>
  )
}

/** Least distance between the marks of two groups. */
const gap = 12
/** Least width: in a chart of few marks they do not grow beyond this. */
const minimumWidth = 480
/** Greatest height as a part of the width. */
const flatness = 0.34
const partsOfTen = [1, 2, 5, 10] as const
/** Space between two blocks of ten. */
const tensGap = 4
/** A chart of more marks would be heavy and unreadable. */
const maximumMarks = 3000

interface PlacedMarks {
  width: number
  height: number
  /** One subpath a mark. */
  filled: string
  missed: string
}

function slotOf(columns: number, groups: number): number {
  return Math.max(columns * pitch - 2 + gap, Math.ceil(minimumWidth / groups))
}

/** Marks below the next space. */
const blockOf = (columns: number) => Math.max(10, columns)

function heightOf(count: number, columns: number): number {
  const spaces = Math.floor((count - 1) / blockOf(columns))
  return Math.ceil(count / columns) * pitch + spaces * tensGap
}

/** Fewest columns a group with which the drawing is flat enough and tens are whole rows. */
function columnsOf(tallest: number, groups: number): number {
  const isFlat = (columns: number) =>
    heightOf(tallest, columns) <= slotOf(columns, groups) * groups * flatness
  let columns = partsOfTen.find(isFlat) ?? 20
  while (columns > 10 && !isFlat(columns)) columns += 10
  return columns
}

/** Inset by one, because a line is drawn on both sides of its path. */
function outline(x: number, y: number, width: number): string {
  const inner = Math.max(1, width - 2)
  return `M${x + 1} ${y + 1}h${inner}v8h-${inner}zm0 8l${inner}-8`
}

/**
 * Places the marks of each group from the base up and in reading direction, in blocks of ten, the
 * missed ones last. All coordinates are integers. Null for more than 3,000 marks.
 */
export function placeMarks({ groups, per }: MarksChart, rtl: boolean): PlacedMarks | null {
  const counts = groups.map(
    ({ filled, missed }) => Math.ceil(filled / per) + Math.ceil(missed / per),
  )
  if (counts.reduce((sum, count) => sum + count, 0) > maximumMarks) return null
  const tallest = Math.max(1, ...counts)
  const columns = columnsOf(tallest, groups.length)
  const block = blockOf(columns)
  const slot = slotOf(columns, groups.length)
  const width = slot * groups.length
  const height = heightOf(tallest, columns)
  const x = scaleBand<number>(counts.keys(), rtl ? [width, 0] : [0, width])
  const margin = Math.floor((slot - columns * pitch + 2) / 2)
  const paths = { filled: '', missed: '' }
  for (const [index, { filled, missed }] of groups.entries()) {
    const start = Math.round(x(index) ?? 0)
    const widths = markWidths(filled, per)
    for (const [i, part] of [...widths, ...markWidths(missed, per)].entries()) {
      const along = margin + (i % columns) * pitch
      const left = rtl ? start + slot - along - part : start + along
      const top = height - pitch - Math.floor(i / columns) * pitch - Math.floor(i / block) * tensGap
      if (i < widths.length) paths.filled += square(left, top, part)
      else paths.missed += outline(left, top, part)
    }
  }
  return { width, height, ...paths }
}
