import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { SpansChart } from '#domain/datasets/chart'
import { toTenth } from './rounding'

type Span = SpansChart['spans'][number]

interface PlacedSpan {
  isOpen: boolean
  /** Parts of the bar between its openings. */
  parts: { x: number; width: number }[]
}

interface PlacedSpans {
  spans: PlacedSpan[]
  today: number
  ticks: number[]
}

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Time from the first to the last day of the chart. */
function domainOf({ spans, today, ticks }: SpansChart): [number, number] {
  const days = [
    ...spans.flatMap(({ from, to }) => [from, to]),
    ...[today, ...ticks].map(({ day }) => day),
  ]
  const times = days.map(toTime)
  return [Math.min(...times), Math.max(...times)]
}

/** Parts of a bar in units from the start of the axis; openings that touch become one. */
function partsOf({ from, to, openings }: Span, toUnits: ScaleLinear<number, number>, gap: number) {
  const end = toUnits(toTime(to))
  const centres = openings.map((day) => toUnits(toTime(day))).toSorted((a, b) => a - b)
  const parts: { start: number; end: number }[] = []
  let start = toUnits(toTime(from))
  for (const centre of centres) {
    const edge = Math.min(end, centre - gap / 2)
    if (edge > start) parts.push({ start, end: edge })
    start = Math.max(start, centre + gap / 2)
  }
  if (end > start) parts.push({ start, end })
  return parts
}

/** Places spans on an axis of `width` units with openings of `gap` units. */
export function placeSpans(
  chart: SpansChart,
  { width, gap }: { width: number; gap: number },
  rtl: boolean,
): PlacedSpans {
  const toUnits = scaleLinear(domainOf(chart), [0, width])
  const mirror = (x: number) => toTenth(rtl ? width - x : x)
  return {
    spans: chart.spans.map((span) => ({
      isOpen: span.openings.length > 0,
      parts: partsOf(span, toUnits, gap).map(({ start, end }) => ({
        x: mirror(rtl ? end : start),
        width: toTenth(end - start),
      })),
    })),
    today: mirror(toUnits(toTime(chart.today.day))),
    ticks: chart.ticks.map(({ day }) => mirror(toUnits(toTime(day)))),
  }
}
