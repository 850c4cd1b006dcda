import type { Body } from '#domain/content/kinds'
import { findPreviewColumn } from '#domain/datasets/preview'
import { locales } from '#domain/site/locale'
import type { ContentProblem, EntryRow } from './content-problem'

/** A preview names columns that the dataset has, in both languages. */
export function checkDatasetPreviews(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'dataset' && locale === 'ar')
    .flatMap(({ slug, body }) => {
      const { preview, columns } = body as Body<'dataset'>
      return preview
        .filter((name) => locales.some((locale) => !findPreviewColumn(columns, name, locale)))
        .map((name) => ({
          path: `dataset/${slug}.yaml`,
          field: 'preview',
          reason: `There is no column "${name}"`,
        }))
    })
}
