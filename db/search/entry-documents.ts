import type { Entry } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { articleForms } from '#domain/search/name-forms'
import { recordPath } from '#domain/site/record-path'
import { type Describe, describedKinds, type Surroundings } from './described-kinds'
import type { SearchDocument } from './document'

/** Kinds whose records are documents. */
export const indexedKinds = Object.keys(describedKinds) as KindName[]

/** Kinds whose paths name a part of a list, and change with its other records or with a build. */
export const pagedKinds = ['question', 'story', 'term'] as const satisfies KindName[]

const later = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)
const earlier = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/**
 * The document of a record, or null if records of its kind cannot be found. `translation` is its
 * title in the other language. Text that is not translated is left out.
 */
export function describeEntry<K extends KindName>(
  entry: Entry<K>,
  translation: string | null,
  around: Surroundings,
): SearchDocument | null {
  const describe: Describe<K> | undefined = describedKinds[entry.kind]
  const path = recordPath(entry, around)
  if (!describe || path === null) return null
  const { kind, slug, locale, title, date, writtenIn } = entry
  const own = describe(entry, around)
  const synonyms = own.synonyms ?? []
  const names = translation === null ? [title] : [title, translation]
  const formsOf = (name: string) => (own.type === 'organisation' ? articleForms(name) : [])
  const isTranslated = writtenIn === null || writtenIn === locale
  const book = own.facts?.book === undefined ? null : around.bookOf(own.facts.book)
  return {
    boost: 1,
    label: own.type,
    summary: entry.summary ?? '',
    trail: [],
    date,
    ...own,
    kind,
    slug,
    part: '',
    locale,
    title,
    path,
    headings: isTranslated ? (own.headings ?? []) : [],
    body: isTranslated ? (own.body ?? '') : '',
    synonyms,
    aliases: [...(own.aliases ?? []), ...synonyms, ...names.slice(1), ...names.flatMap(formsOf)],
    facts: { ...own.facts, ...(translation !== null && { translation }) },
    startsAt: later(entry.startsAt, book?.startsAt ?? null),
    endsAt: earlier(entry.endsAt, book?.endsAt ?? null),
    updatedAt: entry.updatedAt,
  }
}
