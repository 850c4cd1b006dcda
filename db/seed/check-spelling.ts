import { findOtherSpellings } from '#domain/text/spelling'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** Names, addresses and code: not what a reader sees as running text. */
const skipped: ReadonlySet<string> = new Set(['href', 'slug', 'id', 'path', 'address', 'name'])

/** Every text of every record, in both languages: one spelling for each word. */
export function checkSpelling(rows: readonly EntryRow[]): Problem[] {
  return rows
    .filter(({ writtenIn }) => !writtenIn)
    .flatMap(({ kind, slug, locale, title, summary, body }) =>
      textsOf({ title, summary, ...(body as object) }).flatMap(({ field, text }) =>
        findOtherSpellings(text).map(({ found, use }) => ({
          path: `${kind}/${slug}.yaml`,
          field: `${locale}.${field}`,
          reason: `Write "${use}" instead of "${found}"`,
        })),
      ),
    )
}

/** The texts of a record under the names of its own fields. */
function textsOf(fields: object): { field: string; text: string }[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    leavesOf(value).map((text) => ({ field, text })),
  )
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, inner]) => leavesOf(inner))
}
