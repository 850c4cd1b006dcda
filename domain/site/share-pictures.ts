import type { SharePicture } from './route-definition'
import { parentsOf, type RouteName, routeOf } from './routes'

/** Open Graph picture of a route, or of its nearest parent; `home` without one or without a route. */
export function pictureOf(name: RouteName | null): SharePicture {
  const nearest = name ? [name, ...parentsOf(name).toReversed()] : []
  return nearest.map((route) => routeOf(route).picture).find((picture) => picture) ?? 'home'
}
