import type { Body } from '#domain/content/kinds'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** A number that never ends would name every national day to come. */
export function checkOccasions(rows: readonly EntryRow[]): Problem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'occasion' && locale === 'ar')
    .filter(({ body }) => (body as Body<'occasion'>).number !== null)
    .filter(({ startsAt, endsAt }) => startsAt == null || endsAt == null)
    .map(({ slug }) => ({
      path: `occasion/${slug}.yaml`,
      field: 'number',
      reason: 'A record with a number of its own needs "starts" and "ends"',
    }))
}
