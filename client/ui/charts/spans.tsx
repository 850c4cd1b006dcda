import type { SpansChart } from '#domain/datasets/chart'
import { Ends } from './axis'
import { labelClasses, pickLabels } from './axis-labels'
import { placeSpans } from './place-spans'
import { toTenth } from './rounding'
import { smallHeight, smallWidth } from './small-size'

const width = 1000
const rowHeight = 24
const gap = 10
/** Axis below the bars, between labels and texts from 28 rem on. */
const axisLengths = { narrow: 12, middle: 10, wide: 22 }
/** Part of the axis at its end in which a label would not fit. */
const endPart = 0.92

interface SpansPlotProps {
  of: SpansChart
  rtl: boolean
}

type Placed = ReturnType<typeof placeSpans>

interface BarProps {
  of: Placed['spans'][number]
  y: number
  height: number
}

function Bar({ of: { isOpen, parts }, y, height }: BarProps) {
  const d = parts.map((part) => `M${part.x} ${y}h${part.width}v${height}h-${part.width}z`).join('')
  return <path className={isOpen ? 'chart__fill' : 'chart__pale'} d={d} />
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

/** Spans of a large chart, each with its label and text. */
export function SpansPlot({ of, rtl }: SpansPlotProps) {
  const { spans, today, ticks } = placeSpans(of, { width, gap }, rtl)
  const lines = ticks.map((x) => `M${x} 0v${rowHeight}`).join('')
  return (
    <div className="plot__area plot__rows" role="img" aria-label={of.label}>
      {of.spans.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two agreements may have the same name
        <div key={index} className="plot__row">
          <span>{label}</span>
          <svg viewBox={`0 0 ${width} ${rowHeight}`} preserveAspectRatio="none" aria-hidden="true">
            <path className="plot__grid" d={lines} />
            {spans[index] && <Bar of={spans[index]} y={7} height={10} />}
            <path className="chart__goal" d={`M${today} 0v${rowHeight}`} />
          </svg>
          <small>{text}</small>
        </div>
      ))}
      <TickLabels of={of} at={ticks} rtl={rtl} />
    </div>
  )
}

/** Spans of a small chart without their names, with the first and last year. */
export function SmallSpansPlot({ of, rtl }: SpansPlotProps) {
  const { spans, today } = placeSpans(of, { width: smallWidth, gap: 3 }, rtl)
  const row = smallHeight / spans.length
  const height = toTenth(Math.min(10, row * 0.6))
  return (
    <div className="plot__area" role="img" aria-label={of.label}>
      <svg
        className="plot__canvas"
        viewBox={`0 0 ${smallWidth} ${smallHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spans.map((span, index) => (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
            key={index}
            of={span}
            y={toTenth(row * (index + 0.5) - height / 2)}
            height={height}
          />
        ))}
        <path className="chart__goal" d={`M${today} 0v${smallHeight}`} />
      </svg>
      <Ends labels={of.ticks.map(({ label }) => label)} />
    </div>
  )
}
