import { toTenth } from '../../domain/text/numbers.ts'
import { star } from './star.ts'

/** The six-fold family is excluded (docs/decisions/0039-no-six-pointed-star.md). */
export const families = ['octagon', 'cross', 'dodecagon'] as const
export type Family = (typeof families)[number]

interface Placed {
  x: number
  y: number
  n: number
  r: number
  rotation: number
}

/** One repeating cell of a tiling: its size, its lines and its main star. */
export interface Tile {
  width: number
  height: number
  path: string
  main: Placed
}

/** Cell of a family in a size; theta is the angle between its lines and the sides. */
export function tile(family: Family, size: number, theta: number): Tile {
  const height = family === 'dodecagon' ? size * Math.sqrt(3) : size
  const [main, ...rest] = starsOf(family, size, height)
  let path = ''
  for (const placed of [main, ...rest]) {
    for (const dx of [-size, 0, size]) {
      for (const dy of [-height, 0, height]) {
        const moved = { ...placed, x: placed.x + dx, y: placed.y + dy }
        if (reaches(moved, size, height)) path += star(moved.x, moved.y, { ...placed, theta })
      }
    }
  }
  return { width: toTenth(size), height: toTenth(height), path, main }
}

function starsOf(family: Family, size: number, height: number): [Placed, ...Placed[]] {
  const half = size / 2
  if (family === 'octagon') {
    return [placeStar(half, half, 8, half), placeStar(0, 0, 4, half * Math.tan(Math.PI / 8), 45)]
  }
  if (family === 'cross')
    return [placeStar(half, half, 8, half), placeStar(half, half, 8, size / 5, 22.5)]
  const [even, odd] = [
    placeStar(half, height / 4, 12, half),
    placeStar(0, (height * 3) / 4, 12, half),
  ]
  return [even, odd, ...triangles(even), ...triangles(odd)]
}

function placeStar(x: number, y: number, n: number, r: number, rotation = 0): Placed {
  return { x, y, n, r, rotation }
}

/** Triangles between the twelve-sided tiles, above and below one of them. */
function triangles({ x, y, r }: Placed): Placed[] {
  const small = (r * Math.tan(Math.PI / 12)) / Math.sqrt(3)
  const gap = (2 * r) / Math.sqrt(3)
  return [placeStar(x, y + gap, 3, small, 90), placeStar(x, y - gap, 3, small, -90)]
}

/** True if a part of the star is inside the cell; a neighbour that only touches a corner is not. */
function reaches({ x, y, r }: Placed, width: number, height: number): boolean {
  const dx = x - Math.min(Math.max(x, 0), width)
  const dy = y - Math.min(Math.max(y, 0), height)
  return Math.hypot(dx, dy) < r + 1
}
