import { isDeepStrictEqual } from 'node:util'
import { type Kind, type KindName, kinds } from '#domain/content/kinds'
import type { ContentSource } from '#domain/editing/source'
import type { Locale } from '#domain/site/locale'
import { isRecord } from '../entries/localise'

export type LocalisedSource = Record<Locale, ContentSource>

/** The values of one language; what is written in the other language alone is missing. */
function pick(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale))
  if (!isRecord(value)) return value
  const { ar, en, ...facts } = value
  const common = Object.fromEntries(
    Object.entries(facts).map(([name, item]) => [name, pick(item, locale)]),
  )
  if (ar === undefined && en === undefined) return common
  const words = pick(locale === 'ar' ? ar : en, locale)
  return isRecord(words) ? { ...common, ...words } : (words ?? common)
}

/** The values of a content file by language, each with those that both have in common. */
export function splitSource(source: ContentSource): LocalisedSource {
  return { ar: pick(source, 'ar') as ContentSource, en: pick(source, 'en') as ContentSource }
}

/** One value of two: what both languages have stands once, at each level. */
function join(ar: unknown, en: unknown): unknown {
  if (isDeepStrictEqual(ar, en)) return ar
  if (Array.isArray(ar) && Array.isArray(en) && ar.length === en.length) {
    return ar.map((item, at) => join(item, en[at]))
  }
  return isRecord(ar) && isRecord(en) ? joinRecords(ar, en) : { ar, en }
}

function joinRecords(ar: ContentSource, en: ContentSource): ContentSource {
  const joined: ContentSource = {}
  const own: LocalisedSource = { ar: {}, en: {} }
  for (const name of new Set([...Object.keys(ar), ...Object.keys(en)])) {
    const isText = typeof ar[name] === 'string' && ar[name] !== en[name]
    if (name in ar && name in en && !isText) joined[name] = join(ar[name], en[name])
    else {
      if (name in ar) own.ar[name] = ar[name]
      if (name in en) own.en[name] = en[name]
    }
  }
  const isOwn = [own.ar, own.en].some((words) => Object.keys(words).length > 0)
  return isOwn ? { ...joined, ...own } : joined
}

const headFields = ['title', 'summary']
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** The values without those that are empty, if only title and summary and charts are translated. */
function withoutFallback(own: ContentSource, other: ContentSource): ContentSource {
  const isUntranslated = typeof own.body !== 'string' && typeof other.body === 'string'
  if (!isUntranslated) return own
  return Object.fromEntries(
    Object.entries(own).filter(([name, value]) => headFields.includes(name) || !isEmpty(value)),
  )
}

/**
 * The content file of values by language: what both have stands once. A language without a body is
 * not translated, if the kind allows that: its other fields fall back to those of the other language.
 */
export function joinSource(kind: KindName, { ar, en }: LocalisedSource): ContentSource {
  const { optionalTranslation }: Kind = kinds[kind]
  if (!optionalTranslation) return joinRecords(ar, en)
  return joinRecords(withoutFallback(ar, en), withoutFallback(en, ar))
}
