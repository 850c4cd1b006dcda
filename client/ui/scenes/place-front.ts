import type { SceneTag } from '#domain/content/scene'
import { ground } from './art'
import { coveredArea, type Placed, type SceneItem, type Size, shareOf } from './placed'

const steps = 60
/** Share of the height: what hangs in a room stands small in the foreground outdoors. */
const highest = 0.3

interface Row {
  placed: readonly Placed[]
  main: SceneTag | undefined
  scale: number
}

/** Things in front have the scale of the row, unless they would be too small or hide it. */
const scales = { least: 0.6, most: 1.2 }

/** Places what lies in front where it covers least of the row, above all of the main thing. */
export function placeFront(
  items: readonly SceneItem[],
  row: Row,
  size: Size,
  next: () => number,
): Placed[] {
  const scale = Math.max(scales.least, Math.min(row.scale, scales.most))
  const sizes = sizesOf(items, size, scale)
  const placed: Placed[] = []
  for (const [at, { tag }] of items.entries()) {
    const { width = 0, height = 0 } = sizes[at] ?? {}
    const base = size.height * (0.925 + next() * 0.02)
    const wanted = (size.width * (at + 0.7 + next() * 0.6)) / (items.length + 1) - width / 2
    const cost = (one: Placed) =>
      costOf(one, placed, row) + (Math.abs(one.x - wanted) * height) / 12
    const candidates = Array.from({ length: steps }, (_, step) => {
      const x = size.width * 0.04 + ((size.width * 0.92 - width) * step) / (steps - 1)
      return { tag, x, base, width, height }
    })
    placed.push(candidates.reduce((least, one) => (cost(one) < cost(least) ? one : least)))
  }
  // Painted last, the main thing is in front of the others.
  return placed.toSorted((a, b) => Number(a.tag === row.main) - Number(b.tag === row.main))
}

function sizesOf(items: readonly SceneItem[], size: Size, scale: number) {
  const heights = items.map((item) => size.height * Math.min(shareOf(item), highest) * scale)
  const widths = items.map(({ width }, at) => ((heights[at] ?? 0) * width) / ground)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const shrink = Math.min(1, (size.width * 0.7) / total)
  return items.map((_, at) => ({
    width: (widths[at] ?? 0) * shrink,
    height: (heights[at] ?? 0) * shrink,
  }))
}

function costOf(one: Placed, beside: readonly Placed[], { placed, main }: Row): number {
  const gap = one.width * 0.08
  const wide = { ...one, x: one.x - gap, width: one.width + 2 * gap }
  const hidden = placed.map((other) => coveredArea(one, other) * (other.tag === main ? 8 : 1))
  const neighbours = beside.map((other) => coveredArea(wide, other) * 20)
  return [...hidden, ...neighbours].reduce((sum, area) => sum + area, 0)
}
