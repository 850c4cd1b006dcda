import { toTenth } from '../../domain/text/numbers.ts'

interface Star {
  /** Sides of the tile; the star has as many points. */
  n: number
  /** Inner radius of the tile, at which the points are. */
  r: number
  /** Contact angle in degrees; a larger one gives a slimmer star. */
  theta: number
  rotation?: number
}

/**
 * Path data of a star by Hankin's "polygons in contact": from the middle of each side of a regular
 * tile a line leaves at the angle theta. All points but the first are relative, so that equal stars
 * are equal text and compress well.
 */
export function star(cx: number, cy: number, { n, r, theta, rotation = 0 }: Star): string {
  const half = Math.PI / n
  const inner = r / (Math.cos(half) + Math.sin(half) * Math.tan((theta * Math.PI) / 180))
  const turn = (rotation * Math.PI) / 180
  const at = (i: number) => {
    const radius = i % 2 ? inner : r
    return [
      toTenth(radius * Math.cos(turn + i * half)),
      toTenth(radius * Math.sin(turn + i * half)),
    ] as const
  }
  let [x, y] = at(0)
  let path = `M${toTenth(cx + x)} ${toTenth(cy + y)}`
  for (let i = 1; i < 2 * n; i += 1) {
    const [toX, toY] = at(i)
    path += `l${toTenth(toX - x)} ${toTenth(toY - y)}`
    x = toX
    y = toY
  }
  return `${path}z`
}

/** Concentric stars, each with its own radius, angle and rotation. */
export function rings(
  center: readonly [number, number],
  stars: readonly (readonly [r: number, theta: number, rotation?: number])[],
  n = 8,
): string {
  return stars
    .map(([r, theta, rotation]) => star(center[0], center[1], { n, r, theta, rotation }))
    .join('')
}
