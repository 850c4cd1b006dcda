import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type FileFormat, fileFormats, filePath, mediaTypes } from '#domain/datasets/formats'
import { byteOrderMark } from '#domain/text/csv'
import { respondProblem } from '../errors'
import { redirect } from '../http/redirect'
import { plainHeaders } from '../http/security-headers'
import { describeError, log } from '../log'
import type { AppEnv } from '../runtime/app-env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { fileKey } from './file-key'
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
  return format ? { dataset: c.req.param('slug') ?? '', day, format } : null
}

/** The base64 SHA-256 of an object for `Repr-Digest` (RFC 9530). */
function reprDigest({ checksums }: R2Object): Record<string, string> {
  if (!checksums.sha256) return {}
  const digest = btoa(String.fromCharCode(...new Uint8Array(checksums.sha256)))
  return { 'repr-digest': `sha-256=:${digest}:` }
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
  const range = hasMark ? undefined : c.req.raw.headers
  const get = env.DATASETS.get(fileKey(dataset, day, format), { onlyIf: c.req.raw.headers, range })
  const object = await withDeadline(deadlines.fileGet, 'datasets.get', get).catch((error) => {
    log('warn', { event: 'fallback', part: 'datasets.get', ...describeError(error) })
    throw new HTTPException(503)
  })
  if (!object) return respondProblem(c, 404)
  const headers = new Headers({
    ...plainHeaders,
    ...openToAll,
    ...(hasMark ? {} : { ...reprDigest(object), 'accept-ranges': 'bytes' }),
    'cache-control': forever,
    etag: hasMark ? object.httpEtag.replace(/"$/, '-bom"') : object.httpEtag,
    'x-request-id': c.get('requestId'),
  })
  if (!('body' in object)) return new Response(null, { status: 304, headers })
  const type = mediaTypes[format]
  headers.set('content-type', format === 'csv' ? `${type}; charset=utf-8; header=present` : type)
  headers.set('content-disposition', `attachment; filename="${dataset}-${day}.${format}"`)
  if (hasMark) return new Response(byteOrderMark + (await object.text()), { headers })
  const part = c.req.header('range') ? partOf(object) : null
  headers.set('content-length', String(part?.length ?? object.size))
  if (!part || part.length === object.size) return new Response(object.body, { headers })
  const last = part.first + part.length - 1
  headers.set('content-range', `bytes ${part.first}-${last}/${object.size}`)
  return new Response(object.body, { status: 206, headers })
}

async function redirectToLatest(c: Context<AppEnv>, file: RequestedFile): Promise<Response> {
  const { dataset, format } = file
  const [latest] = await loadVersions(c.get('ctx'), dataset)
  if (!latest) return respondProblem(c, 404)
  const { search } = c.get('url')
  return redirect(filePath(dataset, latest.date, format) + search, 302, {
    ...openToAll,
    'cache-control': fiveMinutes,
  })
}
