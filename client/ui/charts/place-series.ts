import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { toTenth } from '#domain/text/numbers'
import { positiveMaximum } from './mark-sizes'

interface SeriesFrame {
  width: number
  height: number
  /** Space above the greatest value. */
  margin: number
}

interface PlacedSeries {
  /** One path a series; points without neighbours are lines without length. */
  paths: string[]
  goal: number
  ticks: { y: number; value: number }[]
}

type Point = readonly [x: number, y: number]

/**
 * Places several series of values along time on one scale from zero, with whole numbers on the axis;
 * a line is interrupted where a value is null.
 */
export function placeSeries(
  series: readonly (readonly (number | null)[])[],
  goal: number,
  { width, height, margin }: SeriesFrame,
  rtl: boolean,
): PlacedSeries {
  const values = series.flat().filter((value) => value !== null)
  const along = scalePoint<number>((series[0] ?? []).keys(), rtl ? [width, 0] : [0, width])
  along.padding(0.5)
  const scale = scaleLinear([0, positiveMaximum([...values, goal])], [height, margin]).nice(4)
  const y = (value: number) => toTenth(scale(value))
  const draw = line<Point | null>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0)
  const paths = series.map((one) => {
    const points = one.map((value, at): Point | null =>
      value === null ? null : [toTenth(along(at) ?? 0), y(value)],
    )
    return draw(points) ?? ''
  })
  const ticks = scale.ticks(4).filter(Number.isInteger)
  return { paths, goal: y(goal), ticks: ticks.map((value) => ({ y: y(value), value })) }
}
