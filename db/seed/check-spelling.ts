import { findIdentifiers } from '#domain/text/identifiers'
import { findOtherSpellings } from '#domain/text/spelling'
import type { ContentProblem, EntryRow } from './content-problem'

/** Fields with identifiers and URLs, which readers do not see as text. */
const skipped: ReadonlySet<string> = new Set(['href', 'slug', 'id', 'path', 'address', 'name'])

/** Fields of a record that readers do not see: a key in the code, the words by which people search. */
const hiddenFields: ReadonlySet<string> = new Set(['platform', 'aliases'])

/**
 * Checks every text of every record, in both languages: its spelling, and that it contains no
 * identifiers of code.
 */
export function checkSpelling(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ writtenIn }) => !writtenIn)
    .flatMap(({ kind, slug, locale, title, summary, body }) =>
      textsOf({ title, summary, ...(body as object) }).flatMap(({ field, text }) =>
        reasonsAgainst(text).map((reason) => ({
          path: `${kind}/${slug}.yaml`,
          field: `${locale}.${field}`,
          reason,
        })),
      ),
    )
}

function reasonsAgainst(text: string): string[] {
  return [
    ...findOtherSpellings(text).map(({ found, use }) => `Write "${use}" instead of "${found}"`),
    ...findIdentifiers(text).map(
      (found) => `"${found}" is a name in code: write a word, or put it in backticks`,
    ),
  ]
}

function textsOf(fields: object): { field: string; text: string }[] {
  return Object.entries(fields)
    .filter(([field]) => !hiddenFields.has(field))
    .flatMap(([field, value]) => nestedTexts(value).map((text) => ({ field, text })))
}

function nestedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'code') return []
  return Object.entries(value)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, nested]) => nestedTexts(nested))
}
