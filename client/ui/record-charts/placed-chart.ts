/** Width of every small chart; its height follows from its numbers. */
export const chartWidth = 320

const outlined = 'fill="none" vector-effect="non-scaling-stroke" stroke'

/**
 * Attributes of each part of a chart. They are not in a sheet, because every page has its styles in
 * its head and most of them have no chart.
 */
export const parts = {
  filled: 'fill="var(--chart)"',
  pale: 'fill="var(--line-firm)"',
  band: 'fill="var(--chart)" fill-opacity=".1"',
  hollow: `${outlined}="var(--control)" stroke-width="1.25"`,
  line: `${outlined}="var(--control)" stroke-width="1.25"`,
  tick: `${outlined}="var(--control)" stroke-width="1.25"`,
  cut: `${outlined}="var(--ink)" stroke-width="1.25" stroke-dasharray="3"`,
  kept: `${outlined}="var(--chart)" stroke-width="3.5"`,
  trend: `${outlined}="var(--chart)" stroke-width="1.5"`,
  miss: 'fill="var(--surface)" vector-effect="non-scaling-stroke" stroke="var(--danger-line)" stroke-width="2"',
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
