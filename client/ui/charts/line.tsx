import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import type { LineChart } from '#domain/datasets/chart'
import { type Digits, toDigits } from '#domain/dates/format'
import { toTenth } from '#domain/text/numbers'
import { Ends, PlotAxis } from './axis'
import { positiveMaximum, smallHeight, smallWidth } from './mark-sizes'
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

export interface LineFrame {
  width: number
  height: number
  /** Space above the values, and below them if the line is cropped. */
  margin: number
  /** Space before the first and after the last point, as a part of the distance between points. */
  padding: number
  /** Starts at the least value, as only a small chart may do. */
  isCropped: boolean
}

interface PlacedLine {
  line: string
  /** One subpath a missed point. */
  missed: string
  last: { x: number; y: number }
  /** Height of the goal; null without one. */
  goal: number | null
  /** Values on the axis, as written in English. */
  ticks: { y: number; text: string }[]
}

const dot = (x: number, y: number) => `M${x} ${y}h0`

function domainOf(
  { points, goal, axisStart = 0 }: LineChart,
  isCropped: boolean,
): [number, number] {
  const values = points.map(({ value }) => value)
  if (goal) values.push(goal.value)
  return isCropped
    ? [Math.min(...values), Math.max(...values)]
    : [Math.min(axisStart, ...values), positiveMaximum(values)]
}

/** Places points at equal distances along time, in reading direction. */
export function placeLine(chart: LineChart, frame: LineFrame, rtl: boolean): PlacedLine {
  const { points, goal } = chart
  const { width, height, margin } = frame
  const inset = frame.padding === 0 ? margin : 0
  const ends = [inset, width - inset]
  const along = scalePoint<number>(points.keys(), rtl ? ends.toReversed() : ends)
  along.padding(frame.padding)
  const base = frame.isCropped ? height - margin : height
  const scale = scaleLinear(domainOf(chart, frame.isCropped), [base, margin])
  if (!frame.isCropped) scale.nice(3)
  const y = (value: number) => toTenth(scale(value))
  const placed = points.map(({ value, isMissed }, index) => ({
    x: toTenth(along(index) ?? 0),
    y: y(value),
    isMissed,
  }))
  const path = line<{ x: number; y: number }>(
    ({ x }) => x,
    (point) => point.y,
  )
  const format = scale.tickFormat(3)
  return {
    line: path(placed) ?? '',
    missed: placed.map((point) => (point.isMissed ? dot(point.x, point.y) : '')).join(''),
    last: placed.at(-1) ?? { x: 0, y: 0 },
    goal: goal && y(goal.value),
    ticks: scale.ticks(3).map((value) => ({ y: y(value), text: format(value) })),
  }
}
