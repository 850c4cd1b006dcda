import type { RegionSlug } from '#domain/content/about/region'
import { toTenth } from '#domain/text/numbers'
import type { Degrees } from './borders'
import { type Point, project, regionOutlines } from './outlines'

/** Middle of the dots of each region, near its largest cities. */
const middles: Record<RegionSlug, Degrees> = {
  riyadh: [46.1, 23.9],
  makkah: [40.85, 21.75],
  madinah: [39.3, 24.5],
  qassim: [43.65, 26.3],
  eastern: [50.1, 23],
  asir: [42.95, 19.3],
  tabuk: [36.9, 28.2],
  hail: [41.6, 27.4],
  'northern-borders': [41.6, 30.35],
  jazan: [42.72, 17.3],
  najran: [46.3, 18.5],
  'al-bahah': [41.6, 20.1],
  'al-jawf': [39.4, 29.85],
}

/** Distance of neighbouring dots. */
const step = 9
/** Distance of a dot's middle from the border, at least. */
const clearance = 5
const reach = 30

/** Even-odd rule along a horizontal ray. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1) ?? [0, 0]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  })
  return crossings.length % 2 === 1
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}

function distanceToBorder(point: Point, outline: readonly Point[]): number {
  return Math.min(
    ...outline.map((corner, at) => distanceToLine(point, outline.at(at - 1) ?? corner, corner)),
  )
}

/** Places of a hexagonal lattice around a middle. */
function latticeAround([x, y]: Point): Point[] {
  const places: Point[] = []
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const shift = row % 2 === 0 ? 0 : 0.5
      places.push([x + (column + shift) * step, y + row * step * (Math.sqrt(3) / 2)])
    }
  }
  return places
}

/** A dot for each team, packed around the middle of its region; throws if they do not fit. */
export function placeTeams(slug: RegionSlug, teams: number): Point[] {
  const outline = regionOutlines[slug]
  const middle = project(middles[slug])
  const fromMiddle = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1])
  const places = latticeAround(middle)
    .filter((point) => isInside(point, outline) && distanceToBorder(point, outline) >= clearance)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
  if (places.length < teams) {
    throw new Error(`${slug} has room for ${places.length} of ${teams} dots`)
  }
  return places.slice(0, teams)
}

/** Each dot is one `M` of the path, a line without length whose round ends are the dot. */
export function dotsPath(dots: readonly Point[]): string {
  return dots.map(([x, y]) => `M${toTenth(x)} ${toTenth(y)}h0`).join('')
}
