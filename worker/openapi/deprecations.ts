import { startOfRiyadhDay } from '#domain/dates/calendar'
import { fillPath } from '#domain/site/routes'
import { httpDate } from '../http/preconditions'

/** An operation, or all below a path, that is retired. */
export interface Deprecation {
  /** Path below the root of the API, as in the OpenAPI document: `/news`, `/news/{id}`. */
  path: string
  /** Day of the announcement in the changelog, `YYYY-MM-DD`. */
  since: string
  /** First day without it, at least twelve months later. */
  sunset: string
  /** Path below the root of what takes its place; null if nothing does. */
  successor: string | null
}

/** All that is deprecated: nothing now. A test checks each line. */
export const deprecations: readonly Deprecation[] = []

const isAt = (path: string) => {
  const pattern = path.replace(/\{[^}]+\}/g, '[^/]+')
  return new RegExp(`^${pattern}(?:/.*)?$`)
}

/** The line about a path below the root of the API; null if it stays. */
export function findDeprecation(
  path: string,
  table: readonly Deprecation[] = deprecations,
): Deprecation | null {
  return table.find((one) => one.path === path || isAt(one.path).test(path)) ?? null
}

const secondMs = 1_000

/**
 * Headers of a retired operation: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and links to what is
 * said about it and to its successor.
 */
export function deprecationHeaders(
  { since, sunset, successor }: Deprecation,
  root: string,
): Record<'deprecation' | 'sunset' | 'link', string> {
  const links = [
    `<${fillPath('apiChanges')}>; rel="deprecation"; type="text/html"`,
    ...(successor === null ? [] : [`<${root}${successor}>; rel="successor-version"`]),
  ]
  return {
    deprecation: `@${startOfRiyadhDay(since) / secondMs}`,
    sunset: httpDate(startOfRiyadhDay(sunset)),
    link: links.join(', '),
  }
}

/** True if a line gives programs the twelve months that the API promises. */
export function isAnnouncedInTime({ since, sunset }: Deprecation): boolean {
  const [year = '', rest = ''] = [since.slice(0, 4), since.slice(4)]
  return sunset >= `${Number(year) + 1}${rest}`
}
