import { dotColumns, dotPitch } from './dots-size'

type Point = readonly [x: number, y: number]

const short = (value: number) => Math.round(value * 10) / 10

/** Path of dots: a stroke with round caps makes one of each point, as wide as the stroke. */
export function drawDots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('')
}

/** Inner markup of rows of equal dots, one for each unit, filled from the reader's start edge. */
export function dotsMarkup(count: number, rtl: boolean): string {
  const points = Array.from({ length: count }, (_, at): Point => {
    const column = at % dotColumns
    const x = ((rtl ? dotColumns - 1 - column : column) + 0.5) * dotPitch
    return [x, (Math.floor(at / dotColumns) + 0.5) * dotPitch]
  })
  return `<path data-dots="${count}" d="${drawDots(points)}"/>`
}
