import type { ResultType } from '#domain/search/types'
import { type Locale, locales } from '#domain/site/locale'
import type { SearchDocument } from './document'

/**
 * Types in the order of their documents. A search that has to stop early has seen the first ones;
 * those of the knowledge hub stand together.
 */
const order = [
  'service',
  'page',
  'agreement',
  'question',
  'term',
  'book',
  'dataset',
  'training',
  'vacancy',
  'organisation',
  'media',
  'news',
] as const satisfies readonly ResultType[]

/** An id has, from its most significant bit, language, type (4 bits), month (12) and number (36). */
const months = 2 ** 12
const numbers = 2 ** 36
const types = 2 ** 4

const placeOf = (locale: Locale, type: ResultType) =>
  locales.indexOf(locale) * types + order.indexOf(type)

/** Months back from the end of the range, so that newer documents come first. */
function monthsBack(date: string | null): number {
  const [year = 1970, month = 1] = (date ?? '1970-01').split('-').map(Number)
  return months - 1 - Math.min(Math.max((year - 1970) * 12 + month - 1, 0), months - 1)
}

/** The smallest id that a document can have; a number below 2^36 is added. */
export function firstId({ locale, type, date }: Pick<SearchDocument, 'locale' | 'type' | 'date'>) {
  return (placeOf(locale, type) * months + monthsBack(date)) * numbers
}

/** First and last id of a set of documents. */
export interface IdRange {
  from: number
  to: number
}

export interface Filters {
  locale: Locale
  type: ResultType | null
  /** Year of the date, of one type alone; null: any. */
  year: string | null
  /** Only what the knowledge hub has. */
  knowledge: boolean
}

const rangeOf = (first: number, last: number, size: number): IdRange => ({
  from: first * size,
  to: (last + 1) * size - 1,
})

const inTypes = (locale: Locale, first: ResultType, last: ResultType) =>
  rangeOf(placeOf(locale, first), placeOf(locale, last), months * numbers)

/** The ids of a language. */
export const languageRange = (locale: Locale): IdRange => inTypes(locale, 'service', 'news')

/** The ids of documents that the filters leave. */
export function idRange({ locale, type, year, knowledge }: Filters): IdRange {
  if (!type && knowledge) return inTypes(locale, 'term', 'book')
  if (!type) return languageRange(locale)
  if (!year) return inTypes(locale, type, type)
  const place = placeOf(locale, type) * months
  const december = place + monthsBack(`${year}-12`)
  return rangeOf(december, december + 11, numbers)
}

/** Language, type and year of the documents of one month: `bucket` is an id without its number. */
export function readBucket(bucket: number): { locale: Locale; type: ResultType; year: string } {
  const place = Math.floor(bucket / months)
  const month = months - 1 - (bucket % months)
  const locale = locales[Math.floor(place / types)]
  const type = order[place % types]
  if (!locale || !type) throw new Error(`no documents have the id ${bucket * numbers}`)
  return { locale, type, year: String(1970 + Math.floor(month / 12)) }
}

/** Number by which an id is divided to get its bucket. */
export const bucketSize = numbers

/** SQL by which the ids of one language, type and year are grouped. */
export const groupedByYear = `id / ${months * numbers} * ${months} + (${months - 1} - id / ${numbers} % ${months}) / 12`
