import { scaleBand, scaleLinear } from 'd3-scale'
import { positiveMaximum, toTenth } from './rounding'

export interface ColumnValue {
  filled: number
  missed: number
}

/** Size of the drawing of a small chart. */
export const smallWidth = 240
export const smallHeight = 64

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedColumn {
  filled: Rectangle | null
  /** On top of the filled part. */
  missed: Rectangle | null
}

/** Widest column; a chart of few columns keeps the distance between them. */
const maximumWidth = 36

/** Places upright columns from zero. A value above zero is at least one unit high. */
export function placeColumns(values: readonly ColumnValue[], rtl: boolean): PlacedColumn[] {
  const x = scaleBand<number>(values.keys(), rtl ? [smallWidth, 0] : [0, smallWidth])
    .paddingInner(0.28)
    .paddingOuter(0.1)
  const maximum = positiveMaximum(values.map(({ filled, missed }) => filled + missed))
  const y = scaleLinear([0, maximum], [0, smallHeight - 2])
  const heightOf = (value: number) => (value > 0 ? Math.max(1, toTenth(y(value))) : 0)
  const width = toTenth(Math.min(maximumWidth, x.bandwidth()))
  return values.map(({ filled, missed }, index) => {
    const base = { x: toTenth((x(index) ?? 0) + (x.bandwidth() - width) / 2), width }
    const part = (from: number, height: number) =>
      height > 0 ? { ...base, y: toTenth(smallHeight - from - height), height } : null
    const lower = heightOf(filled)
    return { filled: part(0, lower), missed: part(lower, heightOf(missed)) }
  })
}
