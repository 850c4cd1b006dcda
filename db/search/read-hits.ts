import type { ResultType } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'
import type { DocumentFacts } from './document'
import type { IdRange } from './document-id'
import { bindRange, matchingIds } from './match-sql'

/** A document that a search has found. */
export interface Found {
  kind: string
  slug: string
  locale: Locale
  type: ResultType
  label: string
  path: string
  title: string
  summary: string
  body: string
  trail: string[]
  facts: DocumentFacts
  date: string | null
  updatedAt: number | null
}

type Row = Omit<Found, 'trail' | 'facts'> & { trail: string; facts: string }

/** A page of what an expression matches in a range of ids. */
export interface HitsRequest {
  whole: string
  range: IdRange
  limit: number
  offset: number
  /** Epoch ms. */
  now: number
}

const columns = [
  'kind',
  'slug',
  'locale',
  'type',
  'label',
  'path',
  'title',
  'summary',
  'trail',
  'facts',
  'date',
  'updated_at AS updatedAt',
]
  .map((column) => `documents.${column}`)
  .concat('body')
  .join(', ')
const found = 'FROM documents JOIN document_bodies ON document_bodies.id = documents.id'

const orders = {
  date: 'ORDER BY date IS NULL, date DESC, documents.id',
  change: 'AND updated_at IS NOT NULL ORDER BY updated_at DESC, documents.id',
}

/** The rows of a statement below. */
export function readFound(result: D1Result | undefined): Found[] {
  return ((result?.results ?? []) as unknown as Row[]).map((row) => ({
    ...row,
    trail: JSON.parse(row.trail),
    facts: JSON.parse(row.facts),
  }))
}

/** Hits by date, or records only, the last changed first. */
export function sortedHits(
  database: D1Database,
  { whole, range, limit, offset, now }: HitsRequest,
  order: keyof typeof orders,
): D1PreparedStatement {
  return database
    .prepare(
      `SELECT ${columns} ${found} WHERE documents.id IN (${matchingIds('?4')}) ${orders[order]}
       LIMIT ?5 OFFSET ?6`,
    )
    .bind(...bindRange(range, now), whole, limit, offset)
}

/** Hits in the order of `ranked`; beyond those, in the order of ids. */
export function rankedHits(
  database: D1Database,
  { whole, range, limit, offset, now }: HitsRequest,
  ranked: readonly number[],
): D1PreparedStatement {
  const ids = ranked.slice(offset, offset + limit)
  if (ids.length > 0) {
    return database
      .prepare(`SELECT ${columns} ${found} JOIN json_each(?) ON value = documents.id ORDER BY key`)
      .bind(JSON.stringify(ids))
  }
  return database
    .prepare(
      `SELECT ${columns} ${found} WHERE documents.id IN (
         SELECT id FROM (${matchingIds('?4')}) WHERE id NOT IN (SELECT value FROM json_each(?5))
         LIMIT ?6 OFFSET ?7
       ) ORDER BY documents.id`,
    )
    .bind(
      ...bindRange(range, now),
      whole,
      JSON.stringify(ranked),
      limit,
      Math.max(0, offset - ranked.length),
    )
}
