import type { Frame, Point } from './outlines'

export interface LabelBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** Pixels of a character and of a line, with the air around a name. */
const letter = 8.4
const line = 22
const air = 12

/** Place of a name around its middle; the scale is pixels by unit of the drawing. */
export function boxOf(text: string, [x, y]: Point, scale: number): LabelBox {
  const [half, tall] = [(text.length * letter + air) / scale / 2, line / scale / 2]
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall }
}

/** Points along the upper and the lower edge. */
export function edgeOf({ left, right, top, bottom }: LabelBox): Point[] {
  const parts = [0, 0.25, 0.5, 0.75, 1].map((part) => left + (right - left) * part)
  return parts.flatMap((x): Point[] => [
    [x, top],
    [x, bottom],
  ])
}

export function boxAround(points: readonly Point[], room: number): LabelBox {
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    left: Math.min(...columns) - room,
    right: Math.max(...columns) + room,
    top: Math.min(...rows) - room,
    bottom: Math.max(...rows) + room,
  }
}

export const overlaps = (a: LabelBox, b: LabelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const fitsFrame = ({ x, y, width, height }: Frame, box: LabelBox) =>
  box.left >= x && box.right <= x + width && box.top >= y && box.bottom <= y + height
