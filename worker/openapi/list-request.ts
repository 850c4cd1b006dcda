import * as v from 'valibot'
import type { RecordQuery } from '#db/resources/list-records'
import { commonFields } from '#domain/resources/described'
import type { Collection } from '#domain/resources/registry'
import type { SortField } from '#domain/resources/resource'
import { isLocale, type Locale } from '#domain/site/locale'
import { foldDigits } from '#domain/text/clean-text'
import { type Cursor, readCursor } from './cursor'
import { jsonSchemaOf } from './json-schema'
import { type ApiRefusal, isRefusal } from './problem-types'

/** One language, or each record with its translation. */
export type LanguageChoice = { locale: Locale; hasTranslation: boolean }

export const defaultLimit = 20
export const mostRecords = 100

export interface ListRequest extends LanguageChoice {
  collection: Collection
  limit: number
  sort: RecordQuery['sort']
  filters: RecordQuery['filters']
  /** Fields of each record; null: all. */
  fields: readonly string[] | null
  cursor: Cursor | null
  /** The parameters that differ from the defaults, in a fixed order and without the cursor. */
  canonical: URLSearchParams
}

export const invalidParameter = (parameter: string, accepted?: readonly string[]): ApiRefusal => ({
  problem: 'invalid-parameter',
  parameter,
  ...(accepted && { accepted }),
})

/** The value of a parameter; null if it is absent or empty, as forms send what is not filled in. */
export const readParameter = (search: URLSearchParams, name: string) => search.get(name) || null

export const languageChoices = ['ar', 'en', 'all'] as const

/** Parameters that newsletters and advertisements add to every link, which are ignored. */
const marketing = /^(?:utm_\w{1,30}|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid)$/

/** Parameters that are lists: clients send their names joined by commas or one by one. */
const lists: ReadonlySet<string> = new Set(['fields', 'group', 'sum', 'avg', 'min', 'max'])

/** The names in a list parameter, joined by commas: clients send either one value or several. */
export const namesOf = (search: URLSearchParams, name: string) =>
  search.getAll(name).filter(Boolean).join(',') || null

/** Refuses parameters that are unknown, or stand twice although they are no list. */
export function refuseParameters(
  search: URLSearchParams,
  known: readonly string[],
): ApiRefusal | null {
  const names = [...search.keys()].filter((name) => !marketing.test(name))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return { problem: 'unknown-parameter', parameter: unknown.slice(0, 60), accepted: known }
  }
  const twice = names.find((name, at) => !lists.has(name) && names.indexOf(name) !== at)
  return twice === undefined ? null : invalidParameter(twice)
}

/** The language of `lang`, else the negotiated one. */
export function readLanguage(
  search: URLSearchParams,
  negotiated: Locale,
): LanguageChoice | ApiRefusal {
  const lang = readParameter(search, 'lang')
  if (lang === null) return { locale: negotiated, hasTranslation: false }
  if (lang === 'all') return { locale: 'ar', hasTranslation: true }
  return isLocale(lang)
    ? { locale: lang, hasTranslation: false }
    : invalidParameter('lang', languageChoices)
}

export function readLimit(text: string | null): number | ApiRefusal {
  if (text === null) return defaultLimit
  const digits = foldDigits(text)
  const limit = /^[1-9]\d{0,2}$/.test(digits) ? Number(digits) : 0
  return limit >= 1 && limit <= mostRecords
    ? limit
    : invalidParameter('limit', [`1–${mostRecords}`])
}

function readSort(text: string, { sorts }: Collection): RecordQuery['sort'] | ApiRefusal {
  const known = sorts.find((sort) => sort === text)
  if (!known) return invalidParameter('sort', sorts)
  const isDescending = known.startsWith('-')
  return { field: known.replace('-', '') as SortField, isDescending }
}

export function fieldNames({ fields }: Pick<Collection, 'fields'>): string[] {
  return [...Object.keys(commonFields), ...Object.keys(fields)]
}

/**
 * Reads the names of fields, of which `always` is added to any choice; null if absent, which means
 * all of them.
 */
export function readFieldNames(
  text: string | null,
  known: readonly string[],
  always?: string,
  parameter = 'fields',
): readonly string[] | null | ApiRefusal {
  if (text === null) return null
  const named = text.split(',')
  const isKnown = named.length <= 2 * known.length && named.every((name) => known.includes(name))
  if (!isKnown) return invalidParameter(parameter, known)
  // In the order of the schema, so that the same choice has the same address.
  return known.filter((name) => name === always || named.includes(name))
}

export const filterName = (name: string) => `filter[${name}]`

/** The values of a closed list, else an example. */
function acceptedBy(schema: v.GenericSchema): string[] {
  const { enum: values, examples } = jsonSchemaOf(schema, 'ar')
  return (values ?? examples ?? []).map(String)
}

function readFilters(search: URLSearchParams, { filters }: Collection) {
  const found: { name: string; source: RecordQuery['filters'][number]['source']; value: string }[] =
    []
  for (const [name, { schema, source }] of Object.entries(filters)) {
    const text = readParameter(search, filterName(name))
    if (text === null) continue
    const parsed = v.safeParse(schema, text)
    if (!parsed.success) return invalidParameter(filterName(name), acceptedBy(schema))
    found.push({ name, source, value: parsed.output })
  }
  return found
}

function listParameters({ filters }: Pick<Collection, 'filters'>): string[] {
  return ['lang', 'limit', 'sort', 'fields', ...Object.keys(filters).map(filterName), 'cursor']
}

/** Reads the parameters of a list; the first that is wrong refuses it. */
export function readListRequest(
  collection: Collection,
  search: URLSearchParams,
  negotiated: Locale,
): ListRequest | ApiRefusal {
  const refused = refuseParameters(search, listParameters(collection))
  if (refused) return refused
  const language = readLanguage(search, negotiated)
  if (isRefusal(language)) return language
  const limit = readLimit(readParameter(search, 'limit'))
  if (typeof limit !== 'number') return limit
  const [defaultSort = 'id'] = collection.sorts
  const sortText = readParameter(search, 'sort') ?? defaultSort
  const sort = readSort(sortText, collection)
  if (isRefusal(sort)) return sort
  const fields = readFieldNames(namesOf(search, 'fields'), fieldNames(collection), 'id')
  if (fields && isRefusal(fields)) return fields
  const filters = readFilters(search, collection)
  if (isRefusal(filters)) return filters
  const cursorText = readParameter(search, 'cursor')
  const cursor = cursorText === null ? null : readCursor(cursorText, sort.field)
  if (cursorText !== null && !cursor) return { problem: 'invalid-cursor', parameter: 'cursor' }
  const canonical = new URLSearchParams([
    ...languageParameter(language),
    ...(limit === defaultLimit ? [] : [['limit', String(limit)]]),
    ...(sortText === defaultSort ? [] : [['sort', sortText]]),
    ...(fields === null ? [] : [['fields', fields.join(',')]]),
    ...filters.map(({ name, value }) => [filterName(name), value]),
  ])
  return { ...language, collection, limit, sort, fields, filters, cursor, canonical }
}

/** The language in an address: Arabic is the default. */
export function languageParameter({ locale, hasTranslation }: LanguageChoice): string[][] {
  if (hasTranslation) return [['lang', 'all']]
  return locale === 'ar' ? [] : [['lang', locale]]
}
