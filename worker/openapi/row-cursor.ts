import * as v from 'valibot'
import { fromBase64UrlJson, toBase64UrlJson } from '#domain/text/encoding'

/** A place in the rows of a version, which never change. */
export interface RowCursor {
  /** Version, `YYYY-MM-DD`. */
  version: string
  offset: number
  /** Value of `sort` in the query it belongs to; empty: none. */
  sort: string
}

const longest = 100
const schema = v.strictTuple([
  v.literal('rows'),
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.string(),
])

export function writeRowCursor({ version, offset, sort }: RowCursor): string {
  return toBase64UrlJson(['rows', version, offset, sort])
}

/** The cursor of a parameter; null for anything that is not one. */
export function readRowCursor(text: string): RowCursor | null {
  if (text.length > longest) return null
  const parsed = v.safeParse(schema, fromBase64UrlJson(text))
  if (!parsed.success) return null
  const [, version, offset, sort] = parsed.output
  return { version, offset, sort }
}
