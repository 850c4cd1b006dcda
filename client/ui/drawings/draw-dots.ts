import { columnAt, type DotRows, dotPitch, dotsSize } from './dots-size'

type Point = readonly [x: number, y: number]

const short = (value: number) => Math.round(value * 10) / 10

/** Path of dots: a stroke with round caps makes one of each point, as wide as the stroke. */
export function drawDots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('')
}

interface DotsLook {
  /** The largest number that the drawing has room for. */
  extent: number
  rows: DotRows
  rtl: boolean
}

/**
 * Inner markup of equal dots, one for each unit, filled column by column from the reader's start
 * edge. All columns are of one height, so the length of the drawing is its number.
 */
export function dotsMarkup(count: number, { extent, rows, rtl }: DotsLook): string {
  const { width } = dotsSize(extent, rows)
  const points = Array.from({ length: count }, (_, at): Point => {
    const along = columnAt(Math.floor(at / rows), rows) + dotPitch / 2
    return [rtl ? width - along : along, ((at % rows) + 0.5) * dotPitch]
  })
  return `<path data-dots="${count}" d="${drawDots(points)}"/>`
}
