import { scaleLinear } from 'd3-scale'
import { type AgreementType, windowState } from '#domain/content/services/joining-windows'
import type { SpansChart } from '#domain/datasets/chart'
import { addDays } from '#domain/dates/calendar'
import { toTenth } from '#domain/text/numbers'
import { labelClasses, pickLabels } from './axis'
import './chart-plots.css'

const width = 1000
/** Height of the row of a span. */
export const spanRowHeight = 24
/** Axis below the bars, between labels and texts from 28 rem on. */
const axisLengths = { narrow: 12, middle: 10, wide: 22 }
/** Part of the axis at its end in which a label would not fit. */
const endPart = 0.92

interface SpansPlotProps {
  of: SpansChart
  rtl: boolean
  /** Default: all. */
  rows?: number
}

/** Height of a window; the bar of a term has a third of it. */
const windowHeight = 18

interface RowProps {
  of: ReturnType<typeof placeSpans>['spans'][number]
  kind: AgreementType
}

/** The bars of one span, in a row of its height. */
export function SpanBars({ of: { term, gone, windows }, kind }: RowProps) {
  const bar = ({ x, width: length }: PlacedBar, size: number) =>
    `M${x} ${(spanRowHeight - size) / 2}h${length}v${size}h-${length}z`
  const thin = windowHeight / 3
  return (
    <>
      {kind === 'open' ? (
        <path className="chart__pale" d={bar(term, thin)} />
      ) : (
        <path fill="currentColor" d={bar(term, thin)} />
      )}
      {gone && <path className="chart__fill" d={bar(gone, thin)} />}
      {windows.map((window) => (
        <path
          key={window.x}
          className={`chart__window chart__window--${window.state}`}
          d={bar(window, windowHeight)}
        />
      ))}
    </>
  )
}

function TickLabels({ of, at, rtl }: SpansPlotProps & { at: readonly number[] }) {
  const widths = pickLabels(
    of.ticks.map(({ label }) => label),
    axisLengths,
  )
  return (
    <div className="plot__ticks">
      {at.map((x, index) => {
        const start = rtl ? width - x : x
        if (start > width * endPart) return null
        return (
          <span key={x} className={`plot__at ${labelClasses(widths[index])}`}>
            <svg width={`${toTenth((start / width) * 100)}%`} height="1" aria-hidden="true" />
            <span>{of.ticks[index]?.label}</span>
          </span>
        )
      })}
    </div>
  )
}

/** Spans, each with its label and text. */
export function SpansPlot({ of, rtl, rows = of.spans.length }: SpansPlotProps) {
  const { spans, today, ticks } = placeSpans(of, width, rtl)
  const lines = ticks.map((x) => `M${x} 0v${spanRowHeight}`).join('')
  return (
    <div className="plot__area plot__rows" role="img" aria-label={of.label}>
      {of.spans.slice(0, rows).map(({ label, text, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two agreements may have the same name
        <div key={index} className="plot__row">
          <span>{label}</span>
          <svg
            viewBox={`0 0 ${width} ${spanRowHeight}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="plot__grid" d={lines} />
            <path className="chart__goal" d={`M${today} 0v${spanRowHeight}`} />
            {spans[index] && <SpanBars of={spans[index]} kind={kind} />}
          </svg>
          <small>{text}</small>
        </div>
      ))}
      <TickLabels of={of} at={ticks} rtl={rtl} />
    </div>
  )
}

interface PlacedBar {
  x: number
  width: number
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
export function placeSpans(chart: SpansChart, width: number, rtl: boolean) {
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
      // Up to today; null before its first day.
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
