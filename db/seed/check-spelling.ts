import { findOtherSpellings } from '#domain/text/spelling'
import type { EntryRow, Problem } from './content-problem'

/** Identifiers and URLs, which readers do not see as text. */
const skipped: ReadonlySet<string> = new Set(['href', 'slug', 'id', 'path', 'address', 'name'])

/** Checks the spelling of every text of every record, in both languages. */
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

function textsOf(fields: object): { field: string; text: string }[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    nestedTexts(value).map((text) => ({ field, text })),
  )
}

function nestedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, nested]) => nestedTexts(nested))
}
