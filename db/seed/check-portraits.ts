import type { Body } from '#domain/content/kinds'
import { isPortraitPath, portraitPath } from '#domain/site/portrait-path'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** A drawn portrait is made for each person under the own slug: no other stands. */
export function checkPortraits(rows: readonly EntryRow[]): Problem[] {
  return listPeople(rows)
    .filter(({ slug, photo }) => photo && isPortraitPath(photo) && photo !== portraitPath(slug))
    .map(({ kind, slug }) => ({
      path: `${kind}/${slug}.yaml`,
      field: 'photo',
      reason: `The drawn portrait is "${portraitPath(slug)}"`,
    }))
}

/** Members of the board and executives, whatever their language, each once. */
export function listPeople(rows: readonly EntryRow[]) {
  return rows
    .filter(({ kind, locale }) => (kind === 'member' || kind === 'executive') && locale === 'ar')
    .map(({ kind, slug, body }) => {
      const { photo, portrait } = body as Body<'member'> | Body<'executive'>
      return { kind, slug, photo, portrait }
    })
}
