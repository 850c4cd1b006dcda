const squareSide = 10
const step = 13

/** Length of a row or column of squares with the gaps between them. */
export function squaresLength(count: number): number {
  return count * step - (step - squareSide)
}

interface SquaresLayout {
  perRow: number
  /** Width of the drawing, from whose end a mirrored row starts; null if it starts at x = 0. */
  mirrored: number | null
  /** Distance from the edge of the square's cell on every side. */
  inset: number
}

/** SVG path with one closed square for each position, in rows of `perRow`. */
export function squaresPath(positions: readonly number[], layout: SquaresLayout): string {
  const { perRow, mirrored, inset } = layout
  const side = squareSide - 2 * inset
  return positions
    .map((position) => {
      const x = (position % perRow) * step
      const start = mirrored === null ? x : mirrored - squareSide - x
      const y = Math.floor(position / perRow) * step
      return `M${start + inset} ${y + inset}h${side}v${side}h-${side}z`
    })
    .join('')
}
