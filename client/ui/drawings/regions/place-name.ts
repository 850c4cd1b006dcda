import type { RegionSlug } from '#domain/content/about/region'
import { mapSize, type Point } from './outlines'

/** Side of the dots on which the name stands: `before` is in the sea, west of the coast. */
type NameSide = 'above' | 'below' | 'before'

export interface NamePlace {
  side: NameSide
  /** Per cent of the map's width and height. */
  x: string
  y: string
}

const sides: Partial<Record<RegionSlug, NameSide>> = {
  makkah: 'above',
  madinah: 'above',
  'northern-borders': 'above',
  najran: 'above',
  jazan: 'before',
  'al-bahah': 'before',
}

const gap = 8
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** Where the name of a region stands beside its dots. */
export function placeName(slug: RegionSlug, dots: readonly Point[]): NamePlace {
  const side = sides[slug] ?? 'below'
  const [columns, rows] = [dots.map(([x]) => x), dots.map(([, y]) => y)]
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const x = side === 'before' ? first - 2 * gap : (first + last) / 2
  const y = { above: top - gap, below: bottom + gap, before: (top + bottom) / 2 }[side]
  return { side, x: percent(x, mapSize.width), y: percent(y, mapSize.height) }
}
