import type { routes } from './route-table'
import type { FixedName } from './routes'

/**
 * Routes whose texts come from a `policy` record: a content file and a route are enough for a page.
 */
export type ArticleName = {
  [N in FixedName]: (typeof routes)[N] extends { payload: 'article' } ? N : never
}[FixedName]
