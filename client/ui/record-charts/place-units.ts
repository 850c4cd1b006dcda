import type { ChartDrawing, UnitMark } from '#domain/payloads/record-chart'
import { round } from '../drawings/star'
import { chartWidth, type PlacedChart } from './placed-chart'

/** Tens in a row for the number of marks up to which they are enough. */
const grids = [
  [30, 1],
  [140, 2],
  [240, 3],
  [Infinity, 4],
] as const

/** Space between two tens, in cells. */
const tensGap = 0.5

/** Length of a mark as a part of its cell. */
const part = 0.78

/** Outline of one mark at its upper left corner. */
export const markWriters: Record<UnitMark, (x: number, y: number, side: number) => string> = {
  square: (x, y, side) => `M${x} ${y}h${side}v${side}h-${side}z`,
  dot: (x, y, side) => {
    // Rounded down: a larger radius would draw two arcs that do not meet in a circle.
    const radius = Math.floor(side * 5) / 10
    return `M${x} ${round(y + side / 2)}a${radius} ${radius} 0 1 0 ${side} 0a${radius} ${radius} 0 1 0-${side} 0`
  },
  drop: (x, y, side) => {
    const [bulge, flat] = [round(side * 0.62), round(side * 0.4)]
    return `M${round(x + side / 2)} ${y}q${bulge} ${round(side - flat)} 0 ${side}q-${bulge}-${flat} 0-${side}z`
  },
}

/**
 * Places one mark for each unit in rows of whole tens from the start edge, the filled ones first
 * unless they are the last. The tens stand apart, so that a reader can count them.
 */
export function placeUnits(
  { mark, filled, hollow, filledLast, extent }: Extract<ChartDrawing, { type: 'units' }>,
  rtl: boolean,
): PlacedChart {
  const tens = grids.find(([most]) => extent <= most)?.[1] ?? 4
  const columns = tens * 10
  const cell = chartWidth / (columns + (tens - 1) * tensGap)
  const side = round(cell * part)
  const paths = { filled: '', hollow: '' }
  for (let i = 0; i < filled + hollow; i += 1) {
    const column = i % columns
    const along = (column + Math.floor(column / 10) * tensGap) * cell
    const x = round(rtl ? chartWidth - along - side : along)
    const d = markWriters[mark](x, round(Math.floor(i / columns) * cell), side)
    const isFilled = filledLast ? i >= hollow : i < filled
    if (isFilled) paths.filled += d
    else paths.hollow += d
  }
  const rows = Math.ceil((filled + hollow) / columns)
  return {
    height: round(rows * cell - (cell - side)),
    shapes: [
      { part: 'filled', d: paths.filled, count: filled },
      { part: 'hollow', d: paths.hollow, count: hollow },
    ],
  }
}
