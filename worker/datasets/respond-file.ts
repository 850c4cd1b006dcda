import * as v from 'valibot'
import { fileKey } from '#db/datasets/write-files'
import { csvMetadataPath } from '#domain/datasets/catalog/csv-metadata'
import { type FileFormat, fileFormats, filePath, mediaTypes } from '#domain/datasets/formats'
import { isCalendarDay } from '#domain/dates/calendar'
import { id } from '#domain/resources/described'
import { byteOrderMark } from '#domain/text/csv'
import type { Bytes } from '#domain/text/encoding'
import type { HandlerContext } from '../http/handler-context'
import { httpDate } from '../http/preconditions'
import { redirect } from '../http/responses'
import { plainHeaders } from '../http/security-headers'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'
import { deadlines, requireInTime } from '../runtime/deadlines'
import type { LoadVersionsDeps } from './versions'
import { loadVersions } from './versions'

const fiveMinutes = 'public, max-age=300'
const forever = 'public, max-age=31536000, immutable'
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Disposition, ETag, Link, Repr-Digest',
}

/** Where the columns of a CSV file are described (CSV on the Web). */
function describedBy({ dataset, day, format }: RequestedFile): Record<string, string> {
  if (format !== 'csv') return {}
  const path = csvMetadataPath(dataset, day)
  return { link: `<${path}>; rel="describedby"; type="application/csvm+json"` }
}

interface RequestedFile {
  dataset: string
  /** `YYYY-MM-DD` or `latest`. */
  day: string
  format: FileFormat
}

function parseFile(c: HandlerContext): RequestedFile | null {
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

const firstSheet = 'xl/worksheets/sheet1.xml'

/** A workbook whose sheet is read from right to left; its cells stay as they are. */
async function turnSheet(workbook: Bytes): Promise<Bytes> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate')
  const files = unzipSync(workbook)
  const sheet = strFromU8(files[firstSheet] ?? new Uint8Array())
  files[firstSheet] = strToU8(sheet.replace('<sheetView ', '<sheetView rightToLeft="1" '))
  return zipSync(files, { level: 1, mtime: new Date(1980, 0, 1) }) as Bytes
}

/** A part of a file; one of length 0 cannot be sent. */
interface Part {
  offset: number
  length: number
  /** Of the whole file. */
  size: number
}

/**
 * The part of a representation that a range of bytes asks for (RFC 9110 14.1.2); null for a range
 * that is invalid, of another unit, or one of several: those are ignored.
 */
function readRange(range: string, size: number): Part | null {
  const [isRange, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range.trim()) ?? []
  if (!isRange || first + last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return { offset: size - length, length, size }
  }
  const offset = Number(first)
  if (last !== '' && Number(last) < offset) return null
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  return { offset, length: Math.max(0, end - offset), size }
}

/** True if a part may be sent: without If-Range, or when it names this file (RFC 9110 13.1.5). */
function isSameFile(c: HandlerContext, { httpEtag, uploaded }: R2Object): boolean {
  const ifRange = c.req.header('if-range')
  return ifRange === undefined || ifRange === httpEtag || ifRange === httpDate(uploaded.getTime())
}

/** The part that a GET asks for; other methods have no ranges (RFC 9110 14.2). */
async function findPart(c: HandlerContext, key: string): Promise<Part | null> {
  const range = c.req.method === 'GET' ? c.req.header('range') : undefined
  if (range === undefined) return null
  const reading = c.env.DATASETS.head(key)
  const head = await requireInTime(deadlines.fileGet, 'datasets.get', reading)
  return head && isSameFile(c, head) ? readRange(range, head.size) : null
}

function respondBeyond(c: HandlerContext, size: number): Response {
  const headers = { ...plainHeaders, ...openToAll, 'x-request-id': c.get('requestId') }
  return new Response(null, {
    status: 416,
    headers: { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${size}` },
  })
}

/** Responds with a version's file. Files never change, so they may be cached without a time limit. */
export async function respondDatasetFile(
  c: HandlerContext<LoadVersionsDeps & ProblemDeps>,
): Promise<Response> {
  const file = parseFile(c)
  if (!file) return respondProblem(c, 404)
  if (file.day === 'latest') return redirectToLatest(c, file)
  const { dataset, day, format } = file
  const { searchParams } = c.get('url')
  const hasMark = format === 'csv' && searchParams.get('bom') === '1'
  const isRightToLeft = format === 'xlsx' && searchParams.get('lang') === 'ar'
  const variant = (hasMark && 'excel') || (isRightToLeft && 'ar')
  const key = fileKey(dataset, day, format)
  const part = variant ? null : await findPart(c, key)
  if (part?.length === 0) return respondBeyond(c, part.size)
  const range = part && { range: { offset: part.offset, length: part.length } }
  const reading = c.env.DATASETS.get(key, range ?? undefined)
  const object = await requireInTime(deadlines.fileGet, 'datasets.get', reading)
  if (!object) return respondProblem(c, 404)
  const type = mediaTypes[format]
  const headers = new Headers({
    ...plainHeaders,
    ...openToAll,
    ...describedBy(file),
    ...(variant ? {} : { ...reprDigest(object), 'accept-ranges': 'bytes' }),
    'cache-control': forever,
    'content-disposition': `attachment; filename="${dataset}-${day}${variant ? `-${variant}` : ''}.${format}"`,
    'content-type': format === 'csv' ? `${type}; charset=utf-8; header=present` : type,
    etag: variant ? object.httpEtag.replace(/"$/, `-${variant}"`) : object.httpEtag,
    'last-modified': httpDate(object.uploaded.getTime()),
    'x-request-id': c.get('requestId'),
  })
  if (hasMark) return new Response(byteOrderMark + (await object.text()), { headers })
  if (isRightToLeft) {
    const workbook = new Uint8Array(await object.arrayBuffer())
    return new Response(await turnSheet(workbook), { headers })
  }
  headers.set('content-length', String(part?.length ?? object.size))
  if (!part) return new Response(object.body, { headers })
  const last = part.offset + part.length - 1
  headers.set('content-range', `bytes ${part.offset}-${last}/${object.size}`)
  return new Response(object.body, { status: 206, headers })
}

async function redirectToLatest(
  c: HandlerContext<LoadVersionsDeps & ProblemDeps>,
  file: RequestedFile,
): Promise<Response> {
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
