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

const longest = 400
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
  if (text.length > longest) return null
  const parsed = v.safeParse(cursorSchema(sort), fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [, isBackwards, value, slug] = parsed.output
  return { from: { value, slug }, isBackwards }
}
