import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { toTenth } from '#domain/text/numbers'
import { positiveMaximum } from './mark-sizes'

export interface SeriesFrame {
  width: number
  height: number
  /** Space above the greatest value. */
  margin: number
}

interface SeriesScale {
  /** Value that the scale reaches in any case. */
  goal?: number | undefined
  /** Where the scale starts, unless a value is less. Default: zero. */
  start?: number | undefined
}

type Point = readonly [x: number, y: number]

/**
 * Places several series of values along time on one scale, in reading direction, with whole numbers
 * on the axis; a line is interrupted where a value is null, and a point without neighbours is a line
 * without length.
 */
export function placeSeries(
  series: readonly (readonly (number | null)[])[],
  { goal, start = 0 }: SeriesScale,
  { width, height, margin }: SeriesFrame,
  rtl: boolean,
) {
  const values = [...series.flat(), goal ?? null].filter((value) => value !== null)
  const along = scalePoint<number>((series[0] ?? []).keys(), rtl ? [width, 0] : [0, width])
  along.padding(0.5)
  const domain = [Math.min(start, ...values), positiveMaximum(values)]
  const scale = scaleLinear(domain, [height, margin]).nice(4)
  const y = (value: number) => toTenth(scale(value))
  const draw = line<Point | null>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0)
  const points = series.map((one) =>
    one.map((value, at): Point | null =>
      value === null ? null : [toTenth(along(at) ?? 0), y(value)],
    ),
  )
  return {
    points,
    paths: points.map((one) => draw(one) ?? ''),
    /** Height of the goal; null without one. */
    goal: goal === undefined ? null : y(goal),
    ticks: scale
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ y: y(value), value })),
  }
}
