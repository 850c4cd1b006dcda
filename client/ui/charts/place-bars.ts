import { scaleLinear } from 'd3-scale'
import { positiveMaximum, toTenth } from './rounding'

/** Width of the longest bar. */
export const barWidth = 1000

/** Places bars from zero, which is at the start. A value above zero is at least two units long. */
export function placeBars(values: readonly number[], rtl: boolean): { x: number; width: number }[] {
  const scale = scaleLinear([0, positiveMaximum(values)], [0, barWidth])
  return values.map((value) => {
    const width = value > 0 ? Math.max(2, toTenth(scale(value))) : 0
    return { x: rtl ? toTenth(barWidth - width) : 0, width }
  })
}
