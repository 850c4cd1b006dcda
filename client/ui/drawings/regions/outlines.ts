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

/** Regions that share a line with a region, in the order of the list of regions. */
export function findNeighbourRegions(slug: RegionSlug): RegionSlug[] {
  const near = new Set(
    borders.filter(({ regions }) => regions.includes(slug)).flatMap(({ regions }) => regions),
  )
  return regionSlugs.filter((one) => one !== slug && near.has(one))
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Width and height of a frame, so that the outlines of all regions fill the same place. */
const frameRatio = 1.25
const margin = 28
/** Small regions are enlarged no further. */
const minimalWidth = 230

/** The part of the map around a region. */
export function frameOf(slug: RegionSlug): Frame {
  const columns = regionOutlines[slug].map(([x]) => x)
  const rows = regionOutlines[slug].map(([, y]) => y)
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const width = Math.max(
    right - left + 2 * margin,
    (bottom - top + 2 * margin) * frameRatio,
    minimalWidth,
  )
  const height = width / frameRatio
  return {
    x: toTenth((left + right - width) / 2),
    y: toTenth((top + bottom - height) / 2),
    width: toTenth(width),
    height: toTenth(height),
  }
}

export type Sea = 'redSea' | 'gulf'

const places: Record<Sea, readonly Degrees[]> = {
  redSea: [
    [34.9, 27.1],
    [35.6, 26.2],
    [36.2, 25.2],
    [36.9, 24.1],
    [37.6, 23],
    [38, 22],
    [38.3, 21],
    [38.9, 20],
    [39.6, 19.2],
    [40.1, 18.5],
    [40.7, 17.8],
    [41.2, 17],
    [41.6, 16.4],
  ],
  gulf: [
    [49.6, 28.4],
    [50.2, 28],
    [50.6, 27.5],
    [51.2, 27],
    [51.9, 26.5],
    [52.6, 25.9],
    [52.9, 25.2],
  ],
}

/** Distances from the axis of a sea that are still open water. */
const aside = [-18, -12, -6, 0, 6, 12, 18]

const widen = ([x, y]: Point) => aside.flatMap((dx) => aside.map((dy): Point => [x + dx, y + dy]))

/** Points in the open water of each sea, along its axis. */
export const seaPoints = Object.fromEntries(
  Object.entries(places).map(([sea, points]) => [sea, points.map(project).flatMap(widen)]),
) as Record<Sea, Point[]>
