/** Distance between two dots. */
export const dotPitch = 14
/** Dots above each other. */
export type DotRows = 2 | 5
const blockGap = 6

/** Start of a column, which leaves a gap after each block of ten. */
export function columnAt(column: number, rows: DotRows): number {
  return column * dotPitch + Math.floor((column * rows) / 10) * blockGap
}

/** Size of a drawing with room for a number of dots. */
export function dotsSize(extent: number, rows: DotRows) {
  const columns = Math.max(1, Math.ceil(extent / rows))
  return { width: columnAt(columns - 1, rows) + dotPitch, height: rows * dotPitch }
}
