import { type RegionSlug, regionSlugs } from '#domain/content/about/region'
import { toTenth } from '#domain/text/numbers'
import { type Border, borders, type Degrees } from './borders'

export type Point = readonly [x: number, y: number]

/** Units of the drawing; one degree of latitude is 36 of them. */
export const mapSize = { width: 724, height: 590 }

const degree = 36
/** A degree of longitude is shorter: the cosine of the middle latitude. */
const squeeze = 0.92
const origin = { longitude: 34.25, latitude: 32.4 }

/** A place on the map, which is never mirrored: east is on the right in both languages. */
export function project([longitude, latitude]: Degrees): Point {
  return [
    toTenth((longitude - origin.longitude) * degree * squeeze),
    toTenth((origin.latitude - latitude) * degree),
  ]
}

const isSame = ([x, y]: Degrees, [u, v]: Degrees) => x === u && y === v

/** Joins the lines of a region to its closed outline. */
function joinLines(slug: RegionSlug): Point[] {
  const [first, ...rest] = borders.filter(({ regions }) => regions.includes(slug))
  const outline: Degrees[] = [...(first?.line ?? [])]
  let left: Border[] = rest
  while (left.length > 0) {
    const end = outline.at(-1) ?? [0, 0]
    const next = left.find(({ line }) =>
      [line[0], line.at(-1)].some((one) => one && isSame(one, end)),
    )
    if (!next) throw new Error(`the outline of ${slug} has a gap`)
    const isForward = isSame(next.line[0] ?? [0, 0], end)
    outline.push(...(isForward ? next.line : next.line.toReversed()).slice(1))
    left = left.filter((one) => one !== next)
  }
  return outline.slice(0, -1).map(project)
}

/** Closed outlines by region, as corners in order. */
export const regionOutlines = Object.fromEntries(
  regionSlugs.map((slug) => [slug, joinLines(slug)]),
) as Record<RegionSlug, Point[]>

export function outlinePath(slug: RegionSlug): string {
  return `M${regionOutlines[slug].map((point) => point.join(' ')).join('L')}Z`
}
