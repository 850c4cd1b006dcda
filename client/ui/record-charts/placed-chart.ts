/** Width of every small chart; its height follows from its numbers. */
export const chartWidth = 320

const outlined = 'fill="none" vector-effect="non-scaling-stroke" stroke="currentColor"'

/**
 * Attributes of each part of a chart. Only colours besides the current one are in the sheet: every
 * page has its styles in its head, and attributes cannot refer to custom properties.
 */
export const parts = {
  filled: 'fill="currentColor"',
  pale: 'fill="currentColor" fill-opacity=".3"',
  band: 'fill="currentColor" fill-opacity=".1"',
  hollow: `${outlined} stroke-width="1.25"`,
  line: `${outlined} stroke-width="1.25" stroke-opacity=".7"`,
  cut: `${outlined} stroke-width="1.25" stroke-dasharray="3"`,
  trend: `${outlined} stroke-width="1.5"`,
  miss: `${outlined} stroke-width="2"`,
} as const

/** One path of a chart. `count` is the number of units or values that it draws. */
interface Shape {
  part: keyof typeof parts
  d: string
  count?: number
}

export interface PlacedChart {
  height: number
  /** Back to front. */
  shapes: Shape[]
}

/** Mirrors a position for a language that is read from right to left. */
export function mirror(x: number, rtl: boolean): number {
  return rtl ? chartWidth - x : x
}
