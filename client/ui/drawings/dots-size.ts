/** Distance between two dots. */
export const dotPitch = 14
/** Dots of a column; two columns are a block of ten. */
export const dotRows = 5
const blockGap = 6

const columnsOf = (count: number) => Math.max(1, Math.ceil(count / dotRows))

/** Start of a column, which leaves a gap after each block of ten. */
export function columnAt(column: number): number {
  return column * dotPitch + Math.floor(column / 2) * blockGap
}

/** Size of a drawing with room for a number of dots. */
export function dotsSize(extent: number) {
  return { width: columnAt(columnsOf(extent) - 1) + dotPitch, height: dotRows * dotPitch }
}
