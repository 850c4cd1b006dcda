import { columnAt, dotPitch, dotRows, dotsSize } from './dots-size'

type Point = readonly [x: number, y: number]

const short = (value: number) => Math.round(value * 10) / 10

/** Path of dots: a stroke with round caps makes one of each point, as wide as the stroke. */
export function drawDots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('')
}

/**
 * Inner markup of equal dots, one for each unit, filled column by column from the reader's start
 * edge. Every column has five, so the length of the drawing is its number.
 */
export function dotsMarkup(count: number, extent: number, rtl: boolean): string {
  const { width } = dotsSize(extent)
  const points = Array.from({ length: count }, (_, at): Point => {
    const along = columnAt(Math.floor(at / dotRows)) + dotPitch / 2
    return [rtl ? width - along : along, ((at % dotRows) + 0.5) * dotPitch]
  })
  return `<path data-dots="${count}" d="${drawDots(points)}"/>`
}
