import type { ChartDrawing, KeySample } from '#domain/payloads/record-chart'
import { markWriters } from './place-units'

/** Length of the sides of the box of a mark in a key. */
export const keyMarkSize = 10

const edge = 0.7

/** Outline of one mark of a key, in the shape that it has in the chart. */
export function outlineKeyMark(sample: KeySample, drawing: ChartDrawing): string {
  if (drawing.type === 'before-after') return 'M0 2.5h10v5h-10z'
  if (drawing.type === 'ticks') return sample === 'kept' ? 'M5 0v10' : 'M5 3v4'
  const mark = drawing.type === 'units' ? drawing.mark : 'square'
  return markWriters[mark](edge, edge, keyMarkSize - 2 * edge)
}
