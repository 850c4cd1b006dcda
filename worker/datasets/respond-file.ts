import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { fileKey } from '#db/datasets/file-key'
import { type FileFormat, fileFormats, filePath, mediaTypes } from '#domain/datasets/formats'
import { isCalendarDay } from '#domain/dates/calendar'
import { id } from '#domain/resources/described'
import { byteOrderMark } from '#domain/text/csv'
import { matchesEtag } from '../cache/respond-document'
import { respondProblem } from '../errors'
import { redirect } from '../http/redirect'
import { plainHeaders } from '../http/security-headers'
import { describeError, log } from '../log'
import type { AppEnv } from '../runtime/app-env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { loadVersions } from './load-versions'

const fiveMinutes = 'public, max-age=300'
const forever = 'public, max-age=31536000, immutable'
const openToAll = { 'access-control-allow-origin': '*' }

interface RequestedFile {
  dataset: string
  /** `YYYY-MM-DD` or `latest`. */
  day: string
  format: FileFormat
}

function parseFile(c: Context<AppEnv>): RequestedFile | null {
  const [day = '', extension] = (c.req.param('file') ?? '').split('.')
  const format = fileFormats.find((known) => known === extension)
  const dataset = c.req.param('slug') ?? ''
  const isKnown = v.is(id, dataset) && (day === 'latest' || isCalendarDay(day))
  return format && isKnown ? { dataset, day, format } : null
}

/** The base64 SHA-256 of an object for `Repr-Digest` (RFC 9530). */
function reprDigest({ checksums }: R2Object): Record<string, string> {
  if (!checksums.sha256) return {}
  const digest = btoa(String.fromCharCode(...new Uint8Array(checksums.sha256)))
  return { 'repr-digest': `sha-256=:${digest}:` }
}

/** Throws 503 if R2 fails or misses its deadline. */
async function readStored<T>(reading: Promise<T>): Promise<T> {
  return withDeadline(deadlines.fileGet, 'datasets.get', reading).catch((error) => {
    log('warn', { event: 'fallback', part: 'datasets.get', ...describeError(error) })
    throw new HTTPException(503)
  })
}

/** True for a range that begins after the end, or is empty. */
function isBeyond(range: Headers | undefined, size: number): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.get('range') ?? '') ?? []
  if (first === '') return Number(last) === 0 || size === 0
  return Number(first) >= size || (last !== '' && Number(last) < Number(first))
}

function respondBeyond(c: Context<AppEnv>, size: number): Response {
  const headers = { ...plainHeaders, ...openToAll, 'x-request-id': c.get('requestId') }
  return new Response(null, {
    status: 416,
    headers: { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${size}` },
  })
}

/** Headers with one range of bytes, which R2 reads; undefined for anything else. */
function readRange(c: Context<AppEnv>, hasMark: boolean): Headers | undefined {
  const range = c.req.header('range')
  if (hasMark || !range || !/^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/.test(range)) return undefined
  return new Headers({ range })
}

/** The part of an object that was read, for a range that it satisfies. */
function partOf({ range, size }: R2ObjectBody): { first: number; length: number } | null {
  if (!range) return null
  const { offset, length, suffix } = range as { offset?: number; length?: number; suffix?: number }
  if (suffix !== undefined) return { first: size - suffix, length: suffix }
  const first = offset ?? 0
  return { first, length: length ?? size - first }
}

/** Responds with a version's file. Files never change, so they may be cached for ever. */
export async function respondDatasetFile(c: Context<AppEnv>): Promise<Response> {
  const file = parseFile(c)
  if (!file) return respondProblem(c, 404)
  if (file.day === 'latest') return redirectToLatest(c, file)
  const { env } = c.get('ctx')
  const { dataset, day, format } = file
  const hasMark = format === 'csv' && c.get('url').searchParams.get('bom') === '1'
  const asked = readRange(c, hasMark)
  const key = fileKey(dataset, day, format)
  const head = asked ? await readStored(env.DATASETS.head(key)) : null
  const ifRange = c.req.header('if-range')
  const range = ifRange === undefined || ifRange === head?.httpEtag ? asked : undefined
  if (head && range && isBeyond(range, head.size)) return respondBeyond(c, head.size)
  const object = await readStored(env.DATASETS.get(key, range && { range }))
  if (!object) return respondProblem(c, 404)
  const etag = hasMark ? object.httpEtag.replace(/"$/, '-bom"') : object.httpEtag
  const headers = new Headers({
    ...plainHeaders,
    ...openToAll,
    ...(hasMark ? {} : { ...reprDigest(object), 'accept-ranges': 'bytes' }),
    'cache-control': forever,
    etag,
    'x-request-id': c.get('requestId'),
  })
  if (matchesEtag(c.req.header('if-none-match') ?? null, etag)) {
    await object.body.cancel()
    return new Response(null, { status: 304, headers })
  }
  const type = mediaTypes[format]
  headers.set('content-type', format === 'csv' ? `${type}; charset=utf-8; header=present` : type)
  headers.set(
    'content-disposition',
    `attachment; filename="${dataset}-${day}${hasMark ? '-excel' : ''}.${format}"`,
  )
  if (hasMark) return new Response(byteOrderMark + (await object.text()), { headers })
  const part = range ? partOf(object) : null
  headers.set('content-length', String(part?.length ?? object.size))
  if (!part || part.length === object.size) return new Response(object.body, { headers })
  const last = part.first + part.length - 1
  headers.set('content-range', `bytes ${part.first}-${last}/${object.size}`)
  return new Response(object.body, { status: 206, headers })
}

async function redirectToLatest(c: Context<AppEnv>, file: RequestedFile): Promise<Response> {
  const { dataset, format } = file
  const { versions } = await loadVersions(c.get('ctx'), dataset)
  const [latest] = versions
  if (!latest) return respondProblem(c, 404)
  const { search } = c.get('url')
  return redirect(filePath(dataset, latest.date, format) + search, 302, {
    ...openToAll,
    'cache-control': fiveMinutes,
  })
}
