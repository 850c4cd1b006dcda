import { countEdits } from '../text/count-edits'
import { type FixedName, fillPath, isFixed, routeNames, routeOf } from './routes'

const atMost = 3

/** Pages whose path differs from a mistyped one by one letter, a longer one by two; nearest first. */
export function nearRoutes(path: string): FixedName[] {
  const typed = path.toLowerCase()
  return routeNames
    .filter(isFixed)
    .filter((name) => routeOf(name).access === 'public')
    .map((name) => ({ name, known: fillPath(name) }))
    .filter(({ known }) => known.length > 3 && Math.abs(known.length - typed.length) <= 2)
    .map(({ name, known }) => ({
      name,
      edits: countEdits(known, typed),
      most: known.length < 6 ? 1 : 2,
    }))
    .filter(({ edits, most }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, atMost)
    .map(({ name }) => name)
}
