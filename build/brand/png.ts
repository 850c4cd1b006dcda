import { writeIndexedPng } from '../assets/png.ts'

/** Encodes a square indexed-colour PNG with one byte per pixel and at most 256 colours. */
export function png(size: number, points: Uint8Array, colours: readonly number[][]): Uint8Array {
  const rows = new Uint8Array((size + 1) * size)
  for (let y = 0; y < size; y += 1) {
    rows.set(points.subarray(y * size, (y + 1) * size), y * (size + 1) + 1)
  }
  return writeIndexedPng({ width: size, height: size }, rows, Uint8Array.from(colours.flat()))
}
