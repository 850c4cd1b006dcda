import { fillPath, matchRoute } from '#domain/site/routes'
import type { ContentProblem, EntryRow } from './content-problem'

/** A dataset whose address is that of another page would never be shown. */
export function checkDatasetSlugs(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'dataset' && locale === 'ar')
    .filter(({ slug }) => matchRoute(fillPath('dataset', { slug }))?.name !== 'dataset')
    .map(({ slug }) => ({
      path: `dataset/${slug}.yaml`,
      field: '',
      reason: `Another page has the address of a dataset "${slug}"`,
    }))
}
