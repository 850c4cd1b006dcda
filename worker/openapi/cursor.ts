import * as v from 'valibot'
import type { ListPosition } from '#db/resources/list-records'
import { id } from '#domain/resources/described'
import type { SortField } from '#domain/resources/resource'
import { fromBase64UrlJson, toBase64UrlJson } from '#domain/text/encoding'

/** A place in a sorted list, as a cursor has it. */
export interface Cursor {
  from: ListPosition
  isBackwards: boolean
}

const longestCursor = 400
const integer = v.pipe(v.number(), v.safeInteger())
const values = {
  order: integer,
  date: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
  updatedAt: integer,
  id,
}

function cursorSchema(sort: SortField) {
  return v.strictTuple([v.literal(sort), v.boolean(), values[sort], id])
}

/** The cursor as a parameter; it has no secret, and `readCursor` takes nothing else. */
export function writeCursor(sort: SortField, { from, isBackwards }: Cursor): string {
  return toBase64UrlJson([sort, isBackwards, from.value, from.slug])
}

/** A cursor of a list in this order; null for anything else. */
export function readCursor(text: string, sort: SortField): Cursor | null {
  if (text.length > longestCursor) return null
  const parsed = v.safeParse(cursorSchema(sort), fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [, isBackwards, value, slug] = parsed.output
  return { from: { value, slug }, isBackwards }
}

/** A place in the rows of a version, which never change. */
export interface RowCursor {
  /** Version, `YYYY-MM-DD`. */
  version: string
  offset: number
  /** Sort and groups of the query it belongs to; empty: the rows in the order of the file. */
  order: string
}

const longestRowCursor = 1_000
const rowCursorSchema = v.strictTuple([
  v.literal('rows'),
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.string(),
])

export function writeRowCursor({ version, offset, order }: RowCursor): string {
  return toBase64UrlJson(['rows', version, offset, order])
}

/** The cursor of a parameter; null for anything that is not one. */
export function readRowCursor(text: string): RowCursor | null {
  if (text.length > longestRowCursor) return null
  const parsed = v.safeParse(rowCursorSchema, fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [, version, offset, order] = parsed.output
  return { version, offset, order }
}

/** A place among the deletions: that of the one before the next page. */
export interface DeletionCursor {
  /** Epoch ms. */
  at: number
  kind: string
  slug: string
}

const deletionCursorSchema = v.strictTuple([
  v.literal('deletions'),
  integer,
  v.pipe(v.string(), v.maxLength(40)),
  id,
])

export function writeDeletionCursor({ at, kind, slug }: DeletionCursor): string {
  return toBase64UrlJson(['deletions', at, kind, slug])
}

/** The cursor of a parameter; null for anything that is not one. */
export function readDeletionCursor(text: string): DeletionCursor | null {
  if (text.length > longestCursor) return null
  const parsed = v.safeParse(deletionCursorSchema, fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [, at, kind, slug] = parsed.output
  return { at, kind, slug }
}

/** Pages of a search that can be read. */
const mostPages = 100
const searchCursorSchema = v.strictTuple([
  v.literal('search'),
  v.pipe(integer, v.minValue(1), v.maxValue(mostPages)),
])

/** The cursor to a page; null beyond those that can be read. */
export function writeSearchCursor(page: number): string | null {
  return page <= mostPages ? toBase64UrlJson(['search', page]) : null
}

/** The number of the page that a cursor of a search names; null for anything that is not one. */
export function readSearchCursor(text: string): number | null {
  if (text.length > longestCursor) return null
  const parsed = v.safeParse(searchCursorSchema, fromBase64UrlJson(text))
  return parsed.success ? parsed.output[1] : null
}
