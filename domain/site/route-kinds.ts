import type { KindName } from '../content/kinds'
import { routes } from './route-table'
import type { RouteName } from './routes'

/** Content kind of what a page shows, see RouteDefinition; null if it shows no records. */
export function kindOfRoute(name: RouteName): KindName | null {
  // In the table it is a text, since the schemas of content know forms, and forms know routes.
  return routes[name].kind
}
