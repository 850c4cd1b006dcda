import { HTTPException } from 'hono/http-exception'
import { parseAccept } from 'hono/utils/accept'
import * as v from 'valibot'
import type { Database } from '#db/client'
import { readVersionRows, type VersionHead } from '#db/datasets/versions'
import { rowsPath, textWriters } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/rows'
import { queryRows } from '#domain/datasets/rows'
import { id } from '#domain/resources/described'
import { byteOrderMark } from '#domain/text/csv'
import { type InFlight, shareInFlight } from '../../cache/in-flight-renders'
import { getCachedDocument } from '../../cache/page-cache'
import { getRows, putRows, type RowMemory } from '../../datasets/row-memory'
import { loadVersions } from '../../datasets/versions'
import type { HandlerContext } from '../../http/handler-context'
import { respondTextFile } from '../../http/responses'
import { mayRead, readWindowInSeconds } from '../../middleware/rate-limits'
import { readRowCursor, writeRowCursor } from '../../openapi/cursor'
import { isRefusal } from '../../openapi/problem-types'
import { checkRowRequest, type RowRequest, readRowRequest } from '../../openapi/row-request'
import type { WaitUntil } from '../../runtime/deadlines'
import { type ApiDeps, acceptedLocale } from '../api-context'
import { apiHeaders } from '../headers'
import { respondApiProblem, respondApiRefusal } from '../problem'
import { addressOf, pageLinkHeader, respondQuery, respondUnavailable } from '../respond-query'

/** A page of a dataset's rows, with cursors to the pages beside it. */
interface RowsAnswer {
  dataset: string
  /** Day of the version, `YYYY-MM-DD`. */
  version: string
  /** Number of rows that the filters leave. */
  total: number
  items: Row[]
  next: string | null
  previous: string | null
}

interface RowsDeps {
  db: Database
  now: number
  waitUntil: WaitUntil
  isolate: { datasetRows: RowMemory; rowsInFlight: InFlight<readonly Row[]> }
}

type RowsContext = HandlerContext<ApiDeps & RowsDeps>

/** Rows of a version from memory or D1. Throws 503 if D1 does not have them yet. */
async function loadRows(deps: RowsDeps, version: VersionHead): Promise<readonly Row[]> {
  const { db, isolate } = deps
  const { dataset, date, rowCount } = version
  const key = `${dataset}/${date}`
  const kept = getRows(isolate.datasetRows, key)
  if (kept) return kept
  return shareInFlight(isolate.rowsInFlight, key, deps, async () => {
    const rows = await readVersionRows(db, dataset, date)
    // The list of versions may come from KV and be newer than the replica that was read.
    if (rows.length !== rowCount) throw new HTTPException(503)
    putRows(isolate.datasetRows, key, rows)
    return rows
  })
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
}

function rowsAnswer(
  version: VersionHead,
  rows: readonly Row[],
  { cursor, fields, csv: _, ...query }: RowRequest,
): RowsAnswer {
  const offset = cursor?.offset ?? 0
  const found = queryRows(rows, { ...query, offset })
  const sort = query.canonical.get('sort') ?? ''
  const cursorTo = (at: number) => writeRowCursor({ version: version.date, offset: at, sort })
  const after = offset + query.limit
  return {
    dataset: version.dataset,
    version: version.date,
    total: found.total,
    items: found.rows.map((row) => pick(row, fields ?? version.columns)),
    next: after < found.total ? cursorTo(after) : null,
    previous: offset > 0 ? cursorTo(Math.max(0, offset - query.limit)) : null,
  }
}

/** True if CSV is named in Accept, and JSON is not before it. */
function prefersCsv(accept: string): boolean {
  const qualityOf = (name: string) =>
    Math.max(0, ...parseAccept(accept).map(({ type, q }) => (type === name ? q : 0)))
  return qualityOf('text/csv') > qualityOf('application/json')
}

/** Responds with rows as CSV (RFC 4180), in the language-free form of the dataset's file. */
async function respondCsv(
  c: RowsContext,
  version: VersionHead,
  rows: readonly Row[],
  request: RowRequest,
): Promise<Response> {
  const { isWhole = false, hasMark = false } = request.csv ?? {}
  const answer = rowsAnswer(version, rows, isWhole ? { ...request, limit: rows.length } : request)
  const csv = textWriters.csv(request.fields ?? version.columns, answer.items)
  const response = await respondTextFile(c, {
    type: 'text/csv; charset=utf-8; header=present',
    text: (hasMark ? byteOrderMark : '') + csv,
    attachment: `${version.dataset}-${version.date}.csv`,
  })
  const path = rowsPath(version.dataset)
  const link = pageLinkHeader(path, [['format', 'csv'], ...request.canonical])(answer)
  const headers = { ...apiHeaders, vary: 'Accept', ...(link && { link }) }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** `/api/v1/datasets/{id}/rows`: a page of the rows of a dataset's latest version. */
export async function respondRows(c: RowsContext): Promise<Response> {
  const locale = acceptedLocale(c)
  const slug = c.req.param('id') ?? ''
  if (!v.is(id, slug)) return respondApiProblem(c, locale, 'not-found')
  if (!(await mayRead(c))) {
    return respondApiProblem(c, locale, 'too-many-requests', { retryAfter: readWindowInSeconds })
  }
  try {
    return await respondVersion(c, slug, await loadVersions(c.get('ctx'), slug))
  } catch (error) {
    return respondUnavailable(c, locale, error)
  }
}

async function respondVersion(
  c: RowsContext,
  slug: string,
  { versions, isCurrent }: Awaited<ReturnType<typeof loadVersions>>,
): Promise<Response> {
  const ctx = c.get('ctx')
  const locale = acceptedLocale(c)
  const [latest] = versions
  if (!latest) return respondApiProblem(c, locale, 'not-found')
  const { searchParams } = c.get('url')
  // A cursor stays with its version, so that a list does not change while it is read.
  const cursor = readRowCursor(searchParams.get('cursor') ?? '')
  const version = cursor ? versions.find(({ date }) => date === cursor.version) : latest
  if (!version) return respondApiRefusal(c, { problem: 'invalid-cursor', parameter: 'cursor' })
  const acceptsCsv = prefersCsv(c.req.header('accept') ?? '')
  const request = readRowRequest(searchParams, version.columns, acceptsCsv)
  if (isRefusal(request)) return respondApiRefusal(c, request)
  const { canonical } = request
  const path = rowsPath(slug)
  const cursorText = cursor ? [['cursor', searchParams.get('cursor') ?? '']] : []
  const key = addressOf(path, [...canonical, ...cursorText])
  // What is kept was checked when it was read.
  const isChecked = (request.filters.length === 0 && !cursor) || getCachedDocument(ctx, key)
  const wrong = isChecked ? null : checkRowRequest(request, await loadRows(ctx, version))
  if (wrong) return respondApiRefusal(c, wrong)
  if (request.csv) return respondCsv(c, version, await loadRows(ctx, version), request)
  return respondQuery(c, {
    key,
    locale: null,
    read: async () => rowsAnswer(version, await loadRows(ctx, version), request),
    links: pageLinkHeader(path, canonical),
    isCommon: false,
    isCounted: true,
    // Not from old versions, and not from an offset that no page has begun at.
    isKept: () => isCurrent && (cursor?.offset ?? 0) % request.limit === 0,
  })
}
