import { isKept } from '#domain/content/services/service-level'
import type { ChartDrawing } from '#domain/payloads/record-chart'
import { toTenth } from '#domain/text/numbers'
import { chartWidth, mirror, type PlacedChart } from './placed-chart'

const height = 88
const margin = 12
const radius = 4
const diamond = 8

const circle = (x: number, y: number) =>
  `M${toTenth(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`
const rhombus = (x: number, y: number) =>
  `M${x} ${toTenth(y - diamond)}l${diamond} ${diamond}l-${diamond} ${diamond}l-${diamond}-${diamond}z`

/**
 * Places values along time from the start edge; a value that misses the target is a diamond instead
 * of a dot, and the line is interrupted where a value is null. Values stand above equal parts of
 * the width. The axis may begin above zero, so every value belongs beside it in text.
 */
export function placeSparkline(
  { values, target, aim, range }: Extract<ChartDrawing, { type: 'sparkline' }>,
  rtl: boolean,
): PlacedChart {
  const [low, high] = range ?? ownRange(values, target)
  const share = (value: number) => (value - low) / (high - low)
  const edge = chartWidth / (2 * values.length)
  const y = (value: number) => toTenth(height - margin - share(value) * (height - 2 * margin))
  const x = (at: number) =>
    toTenth(mirror(edge + (at * (chartWidth - 2 * edge)) / Math.max(values.length - 1, 1), rtl))
  const points = values.map((value, at) =>
    value === null ? null : { x: x(at), y: y(value), isKept: isKept(aim, target, value) },
  )
  const drawn = points.filter((point) => point !== null)
  const kept = drawn.filter((point) => point.isKept)
  const missed = drawn.filter((point) => !point.isKept)
  const goal = y(target)
  const band =
    aim === 'at-least' ? `M0 0h${chartWidth}V${goal}H0z` : `M0 ${height}h${chartWidth}V${goal}H0z`
  return {
    height,
    shapes: [
      { part: 'band', d: band },
      { part: 'cut', d: `M0 ${goal}h${chartWidth}` },
      { part: 'trend', d: connect(points) },
      {
        part: 'filled',
        d: kept.map((point) => circle(point.x, point.y)).join(''),
        count: kept.length,
      },
      {
        part: 'miss',
        d: missed.map((point) => rhombus(point.x, point.y)).join(''),
        count: missed.length,
      },
    ],
  }
}

/** From a little below to a little above all values. */
function ownRange(values: readonly (number | null)[], target: number): [number, number] {
  const measured = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...measured, target), Math.max(...measured, target)]
  const space = (high - low || 1) * 0.25
  return [low - space, high + space]
}

function connect(points: readonly ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, at) => point && `${points[at - 1] ? 'L' : 'M'}${point.x} ${point.y}`)
    .filter(Boolean)
    .join('')
}
