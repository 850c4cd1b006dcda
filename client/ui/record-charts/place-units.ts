import type { ChartDrawing } from '#domain/payloads/record-chart'
import { toTenth } from '#domain/text/numbers'
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

/**
 * Places one square for each unit in rows of whole tens from the start edge, the filled ones first
 * unless they are the last. The tens stand apart, so that a reader can count them.
 */
export function placeUnits(
  { filled, hollow, filledLast, extent }: Extract<ChartDrawing, { type: 'units' }>,
  rtl: boolean,
): PlacedChart {
  const tens = grids.find(([most]) => extent <= most)?.[1] ?? 4
  const columns = tens * 10
  const cell = chartWidth / (columns + (tens - 1) * tensGap)
  const side = toTenth(cell * part)
  const paths = { filled: '', hollow: '' }
  for (let i = 0; i < filled + hollow; i += 1) {
    const column = i % columns
    const along = (column + Math.floor(column / 10) * tensGap) * cell
    const x = toTenth(rtl ? chartWidth - along - side : along)
    const d = `M${x} ${toTenth(Math.floor(i / columns) * cell)}h${side}v${side}h-${side}z`
    const isFilled = filledLast ? i >= hollow : i < filled
    if (isFilled) paths.filled += d
    else paths.hollow += d
  }
  const rows = Math.ceil((filled + hollow) / columns)
  return {
    height: toTenth(rows * cell - (cell - side)),
    shapes: [
      { part: 'filled', d: paths.filled, count: filled },
      { part: 'hollow', d: paths.hollow, count: hollow },
    ],
  }
}
