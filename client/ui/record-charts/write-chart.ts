import { isKept } from '#domain/content/services/service-level'
import type { ChartDrawing, WrittenChart } from '#domain/payloads/record-chart'
import { Markup, markup } from '#domain/text/markup'
import { toTenth } from '#domain/text/numbers'
import { createMemo } from '../drawings/memo'
import { chartWidth, mirror, type PlacedChart, parts } from './placed-chart'

const memo = createMemo<PlacedChart>()

/** Places a small chart in reading direction. */
export function placeChart(drawing: ChartDrawing, rtl: boolean): PlacedChart {
  switch (drawing.type) {
    case 'units':
      return placeUnits(drawing, rtl)
    case 'before-after':
      return placeBeforeAfter(drawing, rtl)
    case 'sparkline':
      return placeSparkline(drawing, rtl)
  }
}

/** A small chart as `<svg>`; `data-n` is the number of units that a path draws. */
export function chartMarkup({ drawing, label }: WrittenChart, rtl: boolean): string {
  const { height, shapes } = memo(JSON.stringify([drawing, rtl]), () => placeChart(drawing, rtl))
  const paths = shapes
    .filter(({ d }) => d !== '')
    .map(({ part, d, count }) => {
      const marks = count !== undefined && markup` data-n="${String(count)}"`
      return markup`<path data-part="${part}"${marks} ${new Markup(parts[part])} d="${d}"/>`
    })
  return markup`<svg width="100%" overflow="visible" viewBox="0 0 ${String(chartWidth)} ${String(height)}" role="img" aria-label="${label}">${paths}</svg>`
    .text
}

const bar = { height: 26, pitch: 40 }

/**
 * Places two bars from zero at the start edge, before above after; if they are parts of a whole,
 * each in its outline.
 */
function placeBeforeAfter(
  { before, after, whole = 0, extent }: Extract<ChartDrawing, { type: 'before-after' }>,
  rtl: boolean,
): PlacedChart {
  const lengthOf = (value: number) => toTenth((value / extent) * chartWidth)
  const draw = (value: number, y: number) => {
    const length = lengthOf(value)
    return `M${rtl ? toTenth(chartWidth - length) : 0} ${y}h${length}v${bar.height}h-${length}z`
  }
  const height = bar.pitch + bar.height
  return {
    height,
    shapes: [
      { part: 'pale', d: draw(before, 0), count: 1 },
      { part: 'filled', d: draw(after, bar.pitch), count: 1 },
      ...(whole > 0 ? [{ part: 'line' as const, d: draw(whole, 0) + draw(whole, bar.pitch) }] : []),
      { part: 'cut', d: `M${toTenth(mirror(lengthOf(after), rtl))} 0v${height}` },
    ],
  }
}

/** Tens in a row for the number of marks up to which they are enough. */
const grids = [
  [30, 1],
  [140, 2],
  [240, 3],
  [Infinity, 4],
] as const

/** Space between two tens, in cells. */
const tensGap = 0.5

/** Length of a mark as a part of its cell. */
const part = 0.78

/**
 * Places one square for each unit in rows of whole tens from the start edge, the filled ones first
 * unless they are the last. The tens stand apart, so that a reader can count them.
 */
function placeUnits(
  { filled, hollow, filledLast, extent }: Extract<ChartDrawing, { type: 'units' }>,
  rtl: boolean,
): PlacedChart {
  const tens = grids.find(([most]) => extent <= most)?.[1] ?? 4
  const columns = tens * 10
  const cell = chartWidth / (columns + (tens - 1) * tensGap)
  const side = toTenth(cell * part)
  const paths = { filled: '', hollow: '' }
  for (let i = 0; i < filled + hollow; i += 1) {
    const column = i % columns
    const along = (column + Math.floor(column / 10) * tensGap) * cell
    const x = toTenth(rtl ? chartWidth - along - side : along)
    const d = `M${x} ${toTenth(Math.floor(i / columns) * cell)}h${side}v${side}h-${side}z`
    const isFilled = filledLast ? i >= hollow : i < filled
    if (isFilled) paths.filled += d
    else paths.hollow += d
  }
  const rows = Math.ceil((filled + hollow) / columns)
  return {
    height: toTenth(rows * cell - (cell - side)),
    shapes: [
      { part: 'filled', d: paths.filled, count: filled },
      { part: 'hollow', d: paths.hollow, count: hollow },
    ],
  }
}

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
function placeSparkline(
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
