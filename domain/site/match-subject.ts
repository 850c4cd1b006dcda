import { matchRoute, type RouteMatch, routeNames, routeOf } from './routes'

/** The page of a stored feedback subject; null when the route table no longer has it. */
export function matchSubject(subject: string): RouteMatch | null {
  const name = routeNames.find((known) => routeOf(known).id === subject.split('/')[0])
  if (!name) return null
  const segments = subject.split('/').slice(1)
  const path = routeOf(name).path.replace(/:[a-z]+|\*/g, (part) =>
    part === '*' ? segments.splice(0).join('/') : (segments.shift() ?? ''),
  )
  return matchRoute(path)
}
