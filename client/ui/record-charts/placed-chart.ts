/** Width of every small chart; its height follows from its numbers. */
export const chartWidth = 320

/** One path of a chart. `count` is the number of units or values that it draws. */
interface Shape {
  part: 'filled' | 'hollow' | 'pale' | 'line' | 'trend' | 'cut' | 'tick' | 'kept' | 'band' | 'miss'
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
