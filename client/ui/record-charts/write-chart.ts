import type { ChartDrawing, WrittenChart } from '#domain/payloads/record-chart'
import { Markup, markup } from '#domain/text/markup'
import { createMemo } from '../drawings/memo'
import { placeBeforeAfter } from './place-change'
import { placeSparkline } from './place-sparkline'
import { placeUnits } from './place-units'
import { chartWidth, type PlacedChart, parts } from './placed-chart'

const memo = createMemo<PlacedChart>()

/** Places a small chart in reading direction. */
export function placeChart(drawing: ChartDrawing, rtl: boolean): PlacedChart {
  switch (drawing.type) {
    case 'units':
      return placeUnits(drawing, rtl)
    case 'before-after':
      return placeBeforeAfter(drawing, rtl)
    case 'sparkline':
      return placeSparkline(drawing, rtl)
  }
}

/** A small chart as `<svg>`; `data-n` is the number of units that a path draws. */
export function chartMarkup({ drawing, label }: WrittenChart, rtl: boolean): string {
  const { height, shapes } = memo(JSON.stringify([drawing, rtl]), () => placeChart(drawing, rtl))
  const paths = shapes
    .filter(({ d }) => d !== '')
    .map(({ part, d, count }) => {
      const marks = count !== undefined && markup` data-n="${String(count)}"`
      return markup`<path data-part="${part}"${marks} ${new Markup(parts[part])} d="${d}"/>`
    })
  return markup`<svg width="100%" overflow="visible" viewBox="0 0 ${String(chartWidth)} ${String(height)}" role="img" aria-label="${label}">${paths}</svg>`
    .text
}
