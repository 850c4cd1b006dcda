/** Edge of a mark, and distance from one mark to the next. */
export const markSize = 10
export const pitch = 12

/** Width of each mark of a value: whole ones and, for the rest, a part of one. */
export function markWidths(value: number, per: number): number[] {
  const whole = Math.floor(value / per)
  const rest = Math.max(1, Math.round(((value - whole * per) / per) * markSize))
  return Array.from({ length: Math.ceil(value / per) }, (_, at) => (at < whole ? markSize : rest))
}

/** Outline of a filled mark. */
export const square = (x: number, y: number, width: number): string =>
  `M${x} ${y}h${width}v10h-${width}z`

/** Upper end of a scale from zero: 1 where all values are zero, for which d3 scales to the middle. */
export const positiveMaximum = (values: readonly number[]): number =>
  values.reduce((maximum, value) => Math.max(maximum, value), 0) || 1
