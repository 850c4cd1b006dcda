import type { Degrees } from './borders'
import { type Point, project } from './outlines'

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
