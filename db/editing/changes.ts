import { isDeepStrictEqual } from 'node:util'
import type { ContentSource } from '#domain/editing/source'
import { type Locale, locales } from '#domain/site/locale'
import type { FieldChange } from '#domain/staff/entry'
import { isRecord } from '../entries/localise'
import { splitSource } from './source'

/** The values of a content file by the path of their control: `ar.title`, `history.0.date`. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) flatten(item, `${path}.${at}`, into)
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value))
      flatten(item, path ? `${path}.${name}` : name, into)
  } else if (value !== null && value !== undefined) into.set(path, String(value))
}

function valuesOf(source: ContentSource | null): Record<Locale, Map<string, string>> {
  const split = splitSource(source ?? {})
  const values = { ar: new Map<string, string>(), en: new Map<string, string>() }
  for (const locale of locales) flatten(split[locale], '', values[locale])
  return values
}

/** The values that differ, in the order of the later file; those of both languages once. */
export function changesBetween(
  before: ContentSource | null,
  after: ContentSource | null,
): FieldChange[] {
  const [former, later] = [valuesOf(before), valuesOf(after)]
  const changesIn = (locale: Locale) =>
    [...new Set([...later[locale].keys(), ...former[locale].keys()])].flatMap((field) => {
      const change = {
        before: former[locale].get(field) ?? null,
        after: later[locale].get(field) ?? null,
      }
      return change.before === change.after ? [] : [{ field, ...change }]
    })
  const [ar, en] = [changesIn('ar'), changesIn('en')]
  const isCommon = (change: FieldChange) => en.some((one) => isDeepStrictEqual(one, change))
  const common = ar.filter(isCommon)
  const own = (locale: Locale, changes: FieldChange[]) =>
    changes
      .filter((change) => !common.some((one) => isDeepStrictEqual(one, change)))
      .map((change) => ({ ...change, field: `${locale}.${change.field}` }))
  return [...common, ...own('ar', ar), ...own('en', en)]
}
