import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import type { ContentSource } from '#domain/editing/source'
import { type Locale, locales } from '#domain/site/locale'
import type { DiffPart, FieldChange } from '#domain/staff/entry'
import { isRecord } from '../entries/localise'
import { splitSource } from './source'

/** The values of a content file by the path of their control: `ar.title`, `history.0.date`. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) flatten(item, `${path}.${at}`, into)
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value))
      flatten(item, path ? `${path}.${name}` : name, into)
  } else if (value !== null && value !== undefined) into.set(path, String(value).trim())
}

function valuesOf(source: ContentSource | null): Record<Locale, Map<string, string>> {
  const split = splitSource(source ?? {})
  const values = { ar: new Map<string, string>(), en: new Map<string, string>() }
  for (const locale of locales) flatten(split[locale], '', values[locale])
  return values
}

const segmenter = new Intl.Segmenter('ar', { granularity: 'word' })
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
/** Words that may differ before a text is shown as replaced by another. */
const editsAtMost = 1_000
/** Characters of an unchanged part that are shown beside a change. */
const shown = 80

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shown) return text
  const start = isFirst ? '' : text.slice(0, shown)
  const end = isLast ? '' : text.slice(-shown)
  return `${start} … ${end}`
}

/** The words that were removed, added and left between two texts; long unchanged parts are shortened. */
function partsBetween(before: string, after: string): DiffPart[] {
  const [former, later] = [wordsOf(before), wordsOf(after)]
  const found = diffArrays(former, later, { maxEditLength: editsAtMost }) ?? [
    { value: former, removed: true, added: false },
    { value: later, removed: false, added: true },
  ]
  return found
    .map(({ value, removed, added }, at): DiffPart => {
      const text = value.join('')
      if (removed) return { step: 'removed', text }
      if (added) return { step: 'added', text }
      return { step: 'same', text: shorten(text, at === 0, at === found.length - 1) }
    })
    .filter(({ text }) => text !== '')
}

/** The values that differ, in the order of the later file; those of both languages once. */
export function changesBetween(
  before: ContentSource | null,
  after: ContentSource | null,
): FieldChange[] {
  const [former, later] = [valuesOf(before), valuesOf(after)]
  const changesIn = (locale: Locale) =>
    [...new Set([...later[locale].keys(), ...former[locale].keys()])].flatMap((field) => {
      const texts = [former, later].map((values) => values[locale].get(field) ?? '')
      const [one = '', other = ''] = texts
      return one === other ? [] : [{ field, one, other }]
    })
  const [ar, en] = [changesIn('ar'), changesIn('en')]
  const isIn =
    <T>(list: readonly T[]) =>
    (change: T) =>
      list.some((one) => isDeepStrictEqual(one, change))
  const common = ar.filter(isIn(en))
  const own = (locale: Locale, changes: typeof ar) =>
    changes
      .filter((change) => !isIn(common)(change))
      .map((change) => ({ ...change, field: `${locale}.${change.field}` }))
  return [...common, ...own('ar', ar), ...own('en', en)].map(({ field, one, other }) => ({
    field,
    parts: partsBetween(one, other),
  }))
}
