import type { Body } from '#domain/content/kinds'
import type { ContentProblem, EntryRow } from './content-problem'

/** A fixed number without an end would be shown for every future national day. */
export function checkOccasions(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'occasion' && locale === 'ar')
    .filter(({ body }) => (body as Body<'occasion'>).number !== null)
    .filter(({ startsAt, endsAt }) => startsAt == null || endsAt == null)
    .map(({ slug }) => ({
      path: `occasion/${slug}.yaml`,
      field: 'number',
      reason: 'A record with a number needs "starts" and "ends"',
    }))
}
