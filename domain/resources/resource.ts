import * as v from 'valibot'
import type { Entry } from '../content/entry'
import type { KindName } from '../content/kinds'
import { isCalendarDay, parseInstant } from '../dates/calendar'
import type { LocalisedText } from '../site/locale'
import { commonFields, described, id } from './described'

/** Sort keys of lists; in descending order with a `-` in front. */
export type SortField = 'order' | 'date' | 'updatedAt' | 'id'

/** Where a filter finds its value in a record. */
export type FilterSource =
  /** The kind's facet values (`facetField`). */
  | { in: 'facets' }
  /** A field of the body, or a list of values in it. */
  | { in: 'field' | 'list'; field: string }
  /** The year of the record's date. */
  | { in: 'year' }
  /** Edited or published at or after an instant. */
  | { in: 'updatedAt' }

export interface Filter {
  schema: v.GenericSchema<string, string>
  source: FilterSource
}

/** Facts besides the entry that presenting a record takes. */
export interface PresentDeps {
  /** Today in Riyadh, `YYYY-MM-DD`. */
  today: string
  /** Origin of the site, for absolute addresses. */
  origin: string
  /** Published pictures by slug, in the language of the records; only for records with pictures. */
  pictures: ReadonlyMap<string, Entry<'picture'>>
}

/** A collection of the API: its records are those of one kind of content. */
export interface Resource<
  K extends KindName = KindName,
  F extends v.ObjectEntries = v.ObjectEntries,
> {
  kind: K
  /** Name of its schema in the OpenAPI document. */
  schemaName: string
  title: LocalisedText
  description: LocalisedText
  /** Fields besides those of every resource. */
  fields: F
  filters: Readonly<Record<string, Filter>>
  /** The first is the default. */
  sorts: readonly (SortField | `-${SortField}`)[]
  /** The record's own fields from its entry. */
  present: (entry: Entry<K>, deps: PresentDeps) => v.InferOutput<v.StrictObjectSchema<F, undefined>>
}

/** Checks a definition and keeps its types. */
export function defineResource<K extends KindName, F extends v.ObjectEntries>(
  resource: Resource<K, F>,
): Resource<K, F> {
  return resource
}

const year = v.pipe(v.string(), v.regex(/^(?:19|20)\d\d$/))
const instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(parseInstant(text)), 'No such instant'),
)
const existingDay = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay, 'No such day'))

/** Filters that several collections have. */
export const yearFilter: Filter = {
  schema: described(year, { ar: 'سجلات هذه السنة.', en: 'Records of this year.' }, '2026'),
  source: { in: 'year' },
}

/** Every collection has it, so that a copy can be kept up to date. */
export const changedFilter: Filter = {
  schema: described(
    v.union([existingDay, instant]),
    {
      ar: 'ما عُدّل أو بدأ نشره في هذا الوقت أو بعده. التعديل مؤرَّخ بيومه بتوقيت الرياض، فابدأ من اليوم السابق لقراءتك الأخيرة.',
      en: 'Records edited or published at or after this time. Edits are dated by their day in Riyadh, so start from the day before your last read.',
    },
    '2026-01-01',
    '2026-01-01T00:00:00Z',
  ),
  source: { in: 'updatedAt' },
}

/** A filter by a field of the body with known values. */
export function choiceFilter(
  field: string,
  values: readonly [string, ...string[]],
  texts: LocalisedText,
  from: 'field' | 'list' = 'field',
): Filter {
  return {
    schema: described(v.picklist(values), texts, values[0]),
    source: { in: from, field },
  }
}

/** A filter by the identifier of another record, such as a category. */
export function slugFilter(source: FilterSource, texts: LocalisedText, example: string): Filter {
  return { schema: described(id, texts, example), source }
}

/** The schema of one record in one language, without its translation. */
export function recordSchema({ fields }: Pick<Resource, 'fields'>) {
  return v.strictObject({ ...commonFields, ...fields })
}
