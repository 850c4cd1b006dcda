import { parseAccept } from 'hono/utils/accept'
import * as v from 'valibot'
import type { VersionHead } from '#db/datasets/versions'
import { mediaTypes, rowsPath, textWriters } from '#domain/datasets/formats'
import { groupRows } from '#domain/datasets/group-rows'
import type { Row } from '#domain/datasets/rows'
import { queryRows, sortRows } from '#domain/datasets/rows'
import { id } from '#domain/resources/described'
import { byteOrderMark } from '#domain/text/csv'
import { getCachedDocument } from '../../cache/page-cache'
import { type LoadRowsDeps, loadRows } from '../../datasets/load-rows'
import { loadVersions } from '../../datasets/versions'
import type { HandlerContext } from '../../http/handler-context'
import { respondTextFile } from '../../http/responses'
import { mayRead, readWindowInSeconds } from '../../middleware/rate-limits'
import { type RowCursor, readRowCursor, writeRowCursor } from '../../openapi/cursor'
import { invalidParameter, readParameter } from '../../openapi/list-request'
import { type ApiRefusal, isRefusal } from '../../openapi/problem-types'
import {
  checkRowRequest,
  type RowRequest,
  readRowRequest,
  rowFormats,
  type TextFormat,
} from '../../openapi/row-request'
import { type ApiDeps, acceptedLocale } from '../api-context'
import { apiHeaders } from '../headers'
import { respondApiProblem, respondApiRefusal } from '../problem'
import { addressOf, pageLinkHeader, respondQuery, respondUnavailable } from '../respond-query'

/** A page of a dataset's rows, with cursors to the pages beside it. */
interface RowsAnswer {
  dataset: string
  /** Day of the version, `YYYY-MM-DD`. */
  version: string
  /** Number of rows or groups that the filters leave. */
  total: number
  items: Row[]
  next: string | null
  previous: string | null
}

type RowsContext = HandlerContext<ApiDeps & LoadRowsDeps>

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
}

/** The rows of a request that was checked, or its groups. */
function findRows(rows: readonly Row[], request: RowRequest, offset: number) {
  const { filters, grouping, sort, limit } = request
  if (!grouping) return queryRows(rows, { ...request, offset })
  const groups = groupRows(rows, filters, grouping) ?? []
  return { rows: sortRows(groups, sort).slice(offset, offset + limit), total: groups.length }
}

function rowsAnswer(version: VersionHead, rows: readonly Row[], request: RowRequest): RowsAnswer {
  const { cursor, fields, limit, order } = request
  const offset = cursor?.offset ?? 0
  const found = findRows(rows, request, offset)
  const cursorTo = (at: number) => writeRowCursor({ version: version.date, offset: at, order })
  const after = offset + limit
  return {
    dataset: version.dataset,
    version: version.date,
    total: found.total,
    items: found.rows.map((row) => pick(row, fields)),
    next: after < found.total ? cursorTo(after) : null,
    previous: offset > 0 ? cursorTo(Math.max(0, offset - limit)) : null,
  }
}

/** The format that Accept names with the highest quality; JSON among equals. */
function acceptedFormat(accept: string): (typeof rowFormats)[number] {
  const qualities = parseAccept(accept)
  const qualityOf = (format: (typeof rowFormats)[number]) =>
    Math.max(0, ...qualities.map(({ type, q }) => (type === mediaTypes[format] ? q : 0)))
  return rowFormats.toSorted((a, b) => qualityOf(b) - qualityOf(a))[0] ?? 'json'
}

const contentTypes: Record<TextFormat, string> = {
  csv: `${mediaTypes.csv}; charset=utf-8; header=present`,
  jsonl: mediaTypes.jsonl,
}

/** Responds with rows as CSV (RFC 4180) or JSON Lines, in the language-free form of the dataset's file. */
async function respondRowFile(
  c: RowsContext,
  version: VersionHead,
  rows: readonly Row[],
  request: RowRequest & { file: NonNullable<RowRequest['file']> },
): Promise<Response> {
  const { format, isWhole, hasMark } = request.file
  // A group of a month without rows adds to their number.
  const answer = rowsAnswer(version, rows, isWhole ? { ...request, limit: Infinity } : request)
  const text = textWriters[format](request.fields, answer.items)
  const response = await respondTextFile(c, {
    type: contentTypes[format],
    text: (hasMark ? byteOrderMark : '') + text,
    attachment: `${version.dataset}-${version.date}.${format}`,
  })
  const path = rowsPath(version.dataset)
  const link = pageLinkHeader(path, [['format', format], ...request.canonical])(answer)
  const headers = { ...apiHeaders, vary: 'Accept', ...(link && { link }) }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** `/api/v1/datasets/{id}/rows`: a page of the rows or groups of a version of a dataset. */
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

/** The version of a cursor or of `version`, else the latest. */
function chooseVersion(
  versions: readonly VersionHead[],
  search: URLSearchParams,
  cursor: RowCursor | null,
): VersionHead | ApiRefusal | undefined {
  const named = readParameter(search, 'version')
  const version = named === null ? versions[0] : versions.find(({ date }) => date === named)
  if (named !== null && !version) {
    return invalidParameter(
      'version',
      versions.map(({ date }) => date),
    )
  }
  if (!cursor) return version
  // A cursor stays with its version, so that a list does not change while it is read.
  const own = versions.find(({ date }) => date === cursor.version)
  const isForeign = named !== null && named !== cursor.version
  return own && !isForeign ? own : { problem: 'invalid-cursor', parameter: 'cursor' }
}

async function respondVersion(
  c: RowsContext,
  slug: string,
  { versions, isCurrent }: Awaited<ReturnType<typeof loadVersions>>,
): Promise<Response> {
  const ctx = c.get('ctx')
  const { searchParams } = c.get('url')
  const cursor = readRowCursor(searchParams.get('cursor') ?? '')
  const version = chooseVersion(versions, searchParams, cursor)
  if (!version) return respondApiProblem(c, acceptedLocale(c), 'not-found')
  if (isRefusal(version)) return respondApiRefusal(c, version)
  const accepted = acceptedFormat(c.req.header('accept') ?? '')
  const request = readRowRequest(searchParams, version.columns, accepted)
  if (isRefusal(request)) return respondApiRefusal(c, request)
  const { canonical, filters, grouping, limit, file } = request
  const path = rowsPath(slug)
  const cursorText = cursor ? [['cursor', searchParams.get('cursor') ?? '']] : []
  const key = addressOf(path, [...canonical, ...cursorText])
  // What is kept was checked when it was read.
  const isPlain = filters.length === 0 && !grouping && !cursor
  const isChecked = isPlain || getCachedDocument(ctx, key)
  const wrong = isChecked ? null : checkRowRequest(request, await loadRows(ctx, version))
  if (wrong) return respondApiRefusal(c, wrong)
  if (file) return respondRowFile(c, version, await loadRows(ctx, version), { ...request, file })
  return respondQuery(c, {
    key,
    locale: null,
    read: async () => rowsAnswer(version, await loadRows(ctx, version), request),
    links: pageLinkHeader(path, canonical),
    isCommon: false,
    isCounted: true,
    // Not if D1 is away, and not from an offset that no page has begun at.
    isKept: () => isCurrent && (cursor?.offset ?? 0) % limit === 0,
  })
}
