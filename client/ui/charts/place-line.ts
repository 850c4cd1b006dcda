import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { LineChart } from '#domain/datasets/chart'
import { positiveMaximum, toTenth } from './rounding'

export interface LineFrame {
  width: number
  height: number
  /** Space above the values, and below them if the line is cropped. */
  margin: number
  /** Space before the first and after the last point, in steps between points. */
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
