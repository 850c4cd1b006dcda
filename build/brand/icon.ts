import { writeIndexedPng } from '../assets/png.ts'
import { colours, markPath, svg } from './mark.ts'
import { channels } from './palette.ts'
import { cover, parseOutlines } from './raster.ts'

const size = 1024
const scale = size / 64
const margin = 8

/**
 * White mark on a green square. Corners are not rounded, because platforms apply their own mask.
 */
export function iconSvg(): string {
  const ground = `<path fill="${colours.green}" d="M0 0h64v64H0z"/>`
  const mark = `<path fill="${colours.white}" fill-rule="evenodd" transform="translate(${margin} ${margin})" d="${markPath}"/>`
  return svg(64, 64, ground + mark, 4)
}

/** Encodes a square indexed-colour PNG with one byte per pixel and at most 256 colours. */
function png(size: number, points: Uint8Array, colours: readonly number[][]): Uint8Array {
  const rows = new Uint8Array((size + 1) * size)
  for (let y = 0; y < size; y += 1) {
    rows.set(points.subarray(y * size, (y + 1) * size), y * (size + 1) + 1)
  }
  return writeIndexedPng({ width: size, height: size }, rows, Uint8Array.from(colours.flat()))
}

/** PNG of the icon, for platforms that do not accept SVG. */
export function iconPng(): { bytes: Uint8Array; width: number; height: number } {
  const shapes = parseOutlines(markPath).map((shape) =>
    shape.map(([x, y]) => [(x + margin) * scale, (y + margin) * scale] as const),
  )
  const [ground, mark] = [channels(colours.green), channels(colours.white)]
  const shades = Array.from({ length: 256 }, (_, part) =>
    ground.map((from, channel) => Math.round(from + ((mark[channel] ?? 0) - from) * (part / 255))),
  )
  return { bytes: png(size, cover(size, shapes), shades), width: size, height: size }
}
