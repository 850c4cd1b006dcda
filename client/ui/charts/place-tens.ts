import { markSize, markWidths, pitch, positiveMaximum, square } from './mark-sizes'

/** Up to this many marks stand in a single line; more stand two high. */
const singleLine = 5
/** Marks of a block. */
const ten = 10
/** A row of more marks would be heavy and unreadable. */
const maximumMarks = 400

export interface PlacedTen {
  width: number
  height: number
  filled: string
  /** Places up to the goal. */
  outlined: string
}

const outline = (x: number, y: number) => `M${x + 0.5} ${y + 0.5}h9v9h-9z`

interface PlaceableBars {
  bars: readonly { value: number }[]
  per: number
  goal?: { value: number }
}

/**
 * Places the marks of each bar in blocks of ten, two high and filled column by column, so that the
 * length of a row is its number. Null for a chart with a bar of more than 400 marks.
 */
export function placeTens({ bars, per, goal }: PlaceableBars, rtl: boolean): PlacedTen[][] | null {
  const values = bars.map(({ value }) => value / per)
  const goalMarks = (goal?.value ?? 0) / per
  const most = positiveMaximum([...values, goalMarks])
  if (most > maximumMarks) return null
  const high = most > singleLine ? 2 : 1
  const places = Math.ceil(goalMarks)
  return bars.map(({ value }) => placeInTens(markWidths(value, per), places, { high, rtl }))
}

interface Direction {
  /** Marks above each other in a block: 1 or 2. */
  high: number
  rtl: boolean
}

/**
 * Places marks of these widths, and places up to a total, in blocks of ten. All places are outlined,
 * those of filled marks too.
 */
export function placeInTens(
  widths: readonly number[],
  places: number,
  direction: Direction,
): PlacedTen[] {
  const count = Math.max(widths.length, places)
  return Array.from({ length: Math.ceil(count / ten) }, (_, at) =>
    placeTen(widths.slice(at * ten, (at + 1) * ten), places - at * ten, direction),
  )
}

function placeTen(widths: number[], places: number, { high, rtl }: Direction): PlacedTen {
  const count = Math.min(ten, Math.max(widths.length, places))
  const width = Math.ceil(count / high) * pitch - (pitch - markSize)
  const startOf = (along: number, length: number) => (rtl ? width - along - length : along)
  const placed: PlacedTen = { width, height: high * pitch - 2, filled: '', outlined: '' }
  for (let at = 0; at < count; at += 1) {
    const part = widths[at]
    const along = Math.floor(at / high) * pitch
    const y = (at % high) * pitch
    if (at < places) placed.outlined += outline(startOf(along, markSize), y)
    if (part) placed.filled += square(startOf(along, part), y, part)
  }
  return placed
}
