import { scaleLinear } from 'd3-scale'
import { type WindowState, windowState } from '#domain/content/services/joining-windows'
import type { SpansChart } from '#domain/datasets/chart'
import { addDays } from '#domain/dates/calendar'
import { toTenth } from './rounding'

interface PlacedBar {
  x: number
  width: number
}

interface PlacedSpan {
  term: PlacedBar
  /** Part of the term up to today; null before its first day. */
  gone: PlacedBar | null
  windows: readonly (PlacedBar & { state: WindowState })[]
}

interface PlacedSpans {
  spans: readonly PlacedSpan[]
  today: number
  ticks: readonly number[]
}

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Time from the first to the last day of the chart. */
function domainOf({ spans, today, ticks }: SpansChart): [number, number] {
  const days = [
    ...spans.flatMap(({ from, to }) => [from, addDays(to, 1)]),
    ...[today, ...ticks].map(({ day }) => day),
  ]
  const times = days.map(toTime)
  return [Math.min(...times), Math.max(...times)]
}

/** Places terms and windows on an axis of `width` units. */
export function placeSpans(chart: SpansChart, width: number, rtl: boolean): PlacedSpans {
  const toUnits = scaleLinear(domainOf(chart), [0, width])
  const mirror = (x: number) => toTenth(rtl ? width - x : x)
  const today: string = chart.today.day
  /** Both days inclusive. */
  const bar = (first: string, last: string): PlacedBar => {
    const [start, end] = [toUnits(toTime(first)), toUnits(toTime(addDays(last, 1)))]
    return { x: mirror(rtl ? end : start), width: toTenth(end - start) }
  }
  return {
    spans: chart.spans.map((span) => ({
      term: bar(span.from, span.to),
      gone: today < span.from ? null : bar(span.from, today < span.to ? today : span.to),
      windows: span.windows.map((window) => ({
        ...bar(window.opens, window.closes),
        state: windowState(window, today),
      })),
    })),
    today: mirror(toUnits(toTime(today))),
    ticks: chart.ticks.map(({ day }) => mirror(toUnits(toTime(day)))),
  }
}
