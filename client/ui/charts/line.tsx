import type { ReactNode } from 'react'
import type { LineChart } from '#domain/datasets/chart'
import type { Digits } from '#domain/dates/format'
import { PlotAxis } from './axis'
import { writeAxisValue } from './axis-value'
import { placeSeries, type SeriesFrame } from './place-series'
import './chart-plots.css'

const frame: SeriesFrame = { width: 1000, height: 200, margin: 10 }

/** Axis between the values at both sides. */
const axisLengths = { narrow: 7.5, middle: 22, wide: 40 }

/** Text at a height of the drawing: an empty drawing keeps the space above it. */
function AtHeight({ y, children }: { y: number; children: ReactNode }) {
  return (
    <span className="plot__at">
      <svg width="1" height={`${(y / frame.height) * 100}%`} aria-hidden="true" />
      <bdi>{children}</bdi>
    </span>
  )
}

interface SeriesPlotProps {
  /** Series along the same time, the last one drawn above the others. */
  series: readonly (readonly (number | null)[])[]
  scale: Parameters<typeof placeSeries>[1]
  rtl: boolean
  /** Text alternative. */
  label: string
  /** Of the axis of time. */
  labels: readonly string[]
  write: (value: number) => string
  /** Class of each line besides `plot__line`. */
  lineClasses?: readonly string[]
  /** Of the last series: its last value in words, and which of its points missed the goal. */
  last?: { text: string; isMissed: readonly boolean[] }
}

/**
 * Lines along time: values at the start, the last value at the end. Points are lines without length,
 * whose caps keep their shape in a stretched drawing.
 */
export function SeriesPlot(props: SeriesPlotProps) {
  const { series, scale, rtl, label, labels, write, lineClasses, last } = props
  const { points, paths, goal, ticks } = placeSeries(series, scale, frame, rtl)
  const { width, height } = frame
  const dots = points.at(-1)?.map((point) => point && `M${point[0]} ${point[1]}h0`) ?? []
  const missed = dots.filter((_, at) => last?.isMissed[at]).join('')
  return (
    <div className="plot__area plot__area--line" role="img" aria-label={label}>
      <div className="plot__values">
        {ticks.map(({ y, value }) => (
          <AtHeight key={value} y={y}>
            {write(value)}
          </AtHeight>
        ))}
      </div>
      <svg
        className="plot__canvas"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="plot__grid" d={ticks.map(({ y }) => `M0 ${y}h${width}`).join('')} />
        {goal !== null && <path className="chart__goal" d={`M0 ${goal}h${width}`} />}
        {paths.map((path, at) => (
          <path className={`plot__line ${lineClasses?.[at] ?? ''}`.trim()} d={path} key={path} />
        ))}
        {last && <path className="plot__dot" d={dots.at(-1) ?? ''} />}
        {missed && <path className="plot__dot plot__dot--missed" d={missed} />}
        {missed && <path className="plot__dot plot__dot--hole" d={missed} />}
      </svg>
      {last && (
        <div className="plot__values plot__values--last">
          <AtHeight y={points.at(-1)?.at(-1)?.[1] ?? 0}>{last.text}</AtHeight>
        </div>
      )}
      <PlotAxis labels={labels} lengths={axisLengths} />
    </div>
  )
}

interface LinePlotProps {
  of: LineChart
  rtl: boolean
  digits: Digits
}

/** A line against its goal. */
export function LinePlot({ of: { points, goal, axisStart, label }, rtl, digits }: LinePlotProps) {
  const write = (value: number) => writeAxisValue(value, digits)
  return (
    <SeriesPlot
      series={[points.map(({ value }) => value)]}
      scale={{ goal: goal?.value, start: axisStart }}
      rtl={rtl}
      label={label}
      labels={points.map((point) => point.label)}
      write={write}
      last={{
        text: points.at(-1)?.text ?? '',
        isMissed: points.map(({ isMissed }) => isMissed),
      }}
    />
  )
}
