import type { ChartDrawing } from '#domain/payloads/record-chart'
import { round } from '../drawings/star'
import { chartWidth, mirror, type PlacedChart } from './placed-chart'

type Of<T extends ChartDrawing['type']> = Extract<ChartDrawing, { type: T }>

const bar = { height: 26, pitch: 40 }

/**
 * Places two bars from zero at the start edge, before above after; if they are parts of a whole,
 * each in its outline.
 */
export function placeBeforeAfter(
  { before, after, whole = 0, extent }: Of<'before-after'>,
  rtl: boolean,
): PlacedChart {
  const lengthOf = (value: number) => round((value / extent) * chartWidth)
  const draw = (value: number, y: number) => {
    const length = lengthOf(value)
    return `M${rtl ? round(chartWidth - length) : 0} ${y}h${length}v${bar.height}h-${length}z`
  }
  const height = bar.pitch + bar.height
  return {
    height,
    shapes: [
      { part: 'pale', d: draw(before, 0), count: 1 },
      { part: 'filled', d: draw(after, bar.pitch), count: 1 },
      ...(whole > 0 ? [{ part: 'line' as const, d: draw(whole, 0) + draw(whole, bar.pitch) }] : []),
      { part: 'cut', d: `M${round(mirror(lengthOf(after), rtl))} 0v${height}` },
    ],
  }
}

const tick = { kept: 56, gone: 24 }

/** Places a line for each unit from the start edge; those that remain are longer. */
export function placeTicks({ before, after, extent }: Of<'ticks'>, rtl: boolean): PlacedChart {
  const gap = chartWidth / extent
  const lines = { kept: '', gone: '' }
  for (let i = 0; i < before; i += 1) {
    const x = round(mirror(gap * (i + 0.5), rtl))
    if (i < after) lines.kept += `M${x} 4v${tick.kept}`
    else lines.gone += `M${x} ${4 + (tick.kept - tick.gone) / 2}v${tick.gone}`
  }
  const height = tick.kept + 8
  return {
    height,
    shapes: [
      { part: 'tick', d: lines.gone, count: before - after },
      { part: 'kept', d: lines.kept, count: after },
      { part: 'cut', d: `M${round(mirror(gap * after, rtl))} 0v${height}` },
    ],
  }
}

/** One size for both sides: each square is one unit. */
const square = { side: 20, pitch: 27 }
const targetAlong = 240

/** Positions along a line around its middle. */
const spread = (count: number, middle: number) =>
  Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * square.pitch)

/** Places squares at the start edge, each with a line to the square that it becomes. */
export function placeMerge({ from, to }: Of<'merge'>, rtl: boolean): PlacedChart {
  const { side, pitch } = square
  const height = from * pitch
  const box = (along: number, middle: number) =>
    `M${rtl ? chartWidth - along - side : along} ${round(middle - side / 2)}h${side}v${side}h-${side}z`
  const [start, end] = [mirror(side + 6, rtl), mirror(targetAlong - 8, rtl)]
  const bend = round((start + end) / 2)
  const targets = spread(to, height / 2)
  const sources = spread(from, height / 2)
  const curve = (y: number, i: number) => {
    const goal = round(targets[Math.floor((i / from) * to)] ?? y)
    return `M${start} ${round(y)}C${bend} ${round(y)} ${bend} ${goal} ${end} ${goal}`
  }
  return {
    height,
    shapes: [
      { part: 'line', d: sources.map(curve).join('') },
      { part: 'hollow', d: sources.map((y) => box(0, y)).join(''), count: from },
      { part: 'filled', d: targets.map((y) => box(targetAlong, y)).join(''), count: to },
    ],
  }
}
