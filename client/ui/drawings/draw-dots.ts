import { columnAt, type DotRows, dotPitch, dotsSize } from './drawing-sizes'

interface DotsLook {
  /** The largest number that the drawing has room for. */
  extent: number
  rows: DotRows
  rtl: boolean
}

/**
 * Inner markup of equal dots, one for each unit, filled column by column from the reader's start
 * edge. All columns are of one height, so the length of the drawing is its number. A column is a
 * line whose dashes have no length: round caps make a dot of each. It ends after its last dot, as
 * engines may leave out a dash at the very end.
 */
export function dotsMarkup(count: number, { extent, rows, rtl }: DotsLook): string {
  const { width } = dotsSize(extent, rows)
  const columns = Array.from({ length: Math.ceil(count / rows) }, (_, at) => {
    const along = columnAt(at, rows) + dotPitch / 2
    const dots = Math.min(rows, count - at * rows)
    return `M${rtl ? width - along : along} ${dotPitch / 2}v${(dots - 1) * dotPitch + 1}`
  })
  return `<path data-dots="${count}" stroke-dasharray="0 ${dotPitch}" d="${columns.join('')}"/>`
}
