import { countEdits } from '../text/count-edits'
import { type FixedName, fillPath, isFixed, routeNames, routeOf } from './routes'

const atMost = 3

/** Letters of a path, or of its last part. */
const lettersOf = (path: string) => path.toLowerCase().replace(/[^\p{L}\p{N}/]/gu, '')
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Pages whose path, or its last part, differs from a mistyped one by one letter, a longer one by
 * two; nearest first. Case, hyphens and other signs do not count.
 */
export function nearRoutes(path: string): FixedName[] {
  const typed = lettersOf(path)
  return routeNames
    .filter(isFixed)
    .filter((name) => routeOf(name).access === 'public')
    .flatMap((name) => {
      const known = lettersOf(fillPath(name))
      const edits = [distance(known, typed), distance(lastPart(known), lastPart(typed))]
      const least = Math.min(...edits.filter((count) => count !== null))
      return Number.isFinite(least) ? [{ name, edits: least }] : []
    })
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, atMost)
    .map(({ name }) => name)
}

/** Number of edits; null if they are too many for the length. */
function distance(known: string, typed: string): number | null {
  if (known.length <= 3 || Math.abs(known.length - typed.length) > 2) return null
  const edits = countEdits(known, typed)
  return edits <= (known.length < 6 ? 1 : 2) ? edits : null
}
