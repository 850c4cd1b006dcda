import type { Body } from '#domain/content/kinds'
import { isPortraitPath, portraitPath } from '#domain/site/portrait-path'
import type { ContentProblem, EntryRow } from './content-problem'

/** Portraits are generated per slug: a person can only use their own. */
export function checkPortraits(rows: readonly EntryRow[]): ContentProblem[] {
  return listPeople(rows)
    .filter(({ slug, photo }) => photo && isPortraitPath(photo) && photo !== portraitPath(slug))
    .map(({ kind, slug }) => ({
      path: `${kind}/${slug}.yaml`,
      field: 'photo',
      reason: `The generated portrait of this record is "${portraitPath(slug)}"`,
    }))
}

/** Board members and executives, one entry per person. */
export function listPeople(rows: readonly EntryRow[]) {
  return rows
    .filter(({ kind, locale }) => (kind === 'member' || kind === 'executive') && locale === 'ar')
    .map(({ kind, slug, body }) => {
      const { photo, portrait } = body as Body<'member'> | Body<'executive'>
      return { kind, slug, photo, portrait }
    })
}
