import type { ReactNode } from 'react'
import type { LineChart } from '#domain/datasets/chart'
import { type Digits, toDigits } from '#domain/dates/format'
import { Ends, PlotAxis } from './axis'
import { type LineFrame, placeLine } from './place-line'
import { smallHeight, smallWidth } from './small-size'
import './chart-tens.css'
import './charts.css'
import './chart-plots.css'

const largeFrame = { width: 1000, height: 200, margin: 10, padding: 0.5, isCropped: false }
const smallFrame = {
  width: smallWidth,
  height: smallHeight,
  margin: 6,
  padding: 0,
  isCropped: true,
}

/** Axis between the values at both sides. */
const axisLengths = { narrow: 7.5, middle: 22, wide: 40 }

interface LinePlotProps {
  of: LineChart
  rtl: boolean
}

interface DrawingProps {
  placed: ReturnType<typeof placeLine>
  frame: LineFrame
}

/** Points are lines without length: their caps keep their shape in a stretched drawing. */
function Drawing({ placed, frame }: DrawingProps) {
  const { width, height } = frame
  const grid = placed.ticks.map(({ y }) => `M0 ${y}h${width}`).join('')
  return (
    <svg
      className="plot__canvas"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {frame.isCropped || <path className="plot__grid" d={grid} />}
      {placed.goal !== null && <path className="chart__goal" d={`M0 ${placed.goal}h${width}`} />}
      <path className="plot__line" d={placed.line} />
      <path className="plot__dot" d={`M${placed.last.x} ${placed.last.y}h0`} />
      {placed.missed && (
        <>
          <path className="plot__dot plot__dot--missed" d={placed.missed} />
          <path className="plot__dot plot__dot--hole" d={placed.missed} />
        </>
      )}
    </svg>
  )
}

/** Text at a height of the drawing: an empty drawing keeps the space above it. */
function AtHeight({ y, of, children }: { y: number; of: LineFrame; children: ReactNode }) {
  return (
    <span className="plot__at">
      <svg width="1" height={`${(y / of.height) * 100}%`} aria-hidden="true" />
      <bdi>{children}</bdi>
    </span>
  )
}

function writeTick(text: string, digits: Digits): string {
  const written = toDigits(text, digits)
  return digits === 'arab' ? written.replaceAll(',', '٬').replace('.', '٫') : written
}

/** Line of a large chart: values at the start, the last value at the end. */
export function LinePlot({ of, rtl, digits }: LinePlotProps & { digits: Digits }) {
  const placed = placeLine(of, largeFrame, rtl)
  return (
    <div className="plot__area plot__area--line" role="img" aria-label={of.label}>
      <div className="plot__values">
        {placed.ticks.map(({ y, text }) => (
          <AtHeight key={text} y={y} of={largeFrame}>
            {writeTick(text, digits)}
          </AtHeight>
        ))}
      </div>
      <Drawing placed={placed} frame={largeFrame} />
      <div className="plot__values plot__values--last">
        <AtHeight y={placed.last.y} of={largeFrame}>
          {of.points.at(-1)?.text}
        </AtHeight>
      </div>
      <PlotAxis labels={of.points.map(({ label }) => label)} lengths={axisLengths} />
    </div>
  )
}

/** Line of a small chart. It may start above zero, so the values at its ends are written. */
export function SmallLinePlot({ of, rtl }: LinePlotProps) {
  return (
    <div className="plot__area" role="img" aria-label={of.label}>
      <Drawing placed={placeLine(of, smallFrame, rtl)} frame={smallFrame} />
      <Ends
        labels={of.points.map(({ label, text }) => (
          <>
            {label} <bdi>{text}</bdi>
          </>
        ))}
      />
    </div>
  )
}
