import type { ChartDrawing } from '#domain/payloads/record-chart'
import { toTenth } from '#domain/text/numbers'
import { chartWidth, mirror, type PlacedChart } from './placed-chart'

const bar = { height: 26, pitch: 40 }

/**
 * Places two bars from zero at the start edge, before above after; if they are parts of a whole,
 * each in its outline.
 */
export function placeBeforeAfter(
  { before, after, whole = 0, extent }: Extract<ChartDrawing, { type: 'before-after' }>,
  rtl: boolean,
): PlacedChart {
  const lengthOf = (value: number) => toTenth((value / extent) * chartWidth)
  const draw = (value: number, y: number) => {
    const length = lengthOf(value)
    return `M${rtl ? toTenth(chartWidth - length) : 0} ${y}h${length}v${bar.height}h-${length}z`
  }
  const height = bar.pitch + bar.height
  return {
    height,
    shapes: [
      { part: 'pale', d: draw(before, 0), count: 1 },
      { part: 'filled', d: draw(after, bar.pitch), count: 1 },
      ...(whole > 0 ? [{ part: 'line' as const, d: draw(whole, 0) + draw(whole, bar.pitch) }] : []),
      { part: 'cut', d: `M${toTenth(mirror(lengthOf(after), rtl))} 0v${height}` },
    ],
  }
}
