import { HTTPException } from 'hono/http-exception'
import { decodeUtf8 } from './bytes'
import type { HandlerContext } from './handler-context'
import { readSmallBody, smallBody } from './read-body'
import {
  bodyWithFiles,
  type CheckField,
  readUpload,
  type Upload,
  type UploadBounds,
  type UploadDeps,
} from './upload'

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

/** A string of a JSON text, with the colon after it if it is a key. */
const jsonString = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/** Throws 400 for anything but an object, and for a key that an object has twice (RFC 8259, 4). */
function readJson(text: string): Record<string, unknown> {
  let value: unknown
  let keys = 0
  try {
    value = JSON.parse(text, function countKey(this: unknown, key: string, part: unknown) {
      if (key !== '' && !Array.isArray(this)) keys += 1
      return part
    })
  } catch {
    throw new HTTPException(400)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HTTPException(400)
  }
  const sentKeys = [...text.matchAll(jsonString)].filter(([of, colon]) => colon && of[1] !== '"')
  if (sentKeys.length !== keys) throw new HTTPException(400)
  return value as Record<string, unknown>
}

function collectFields(
  pairs: Iterable<[string, unknown]>,
  lists: readonly string[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of pairs) {
    const isKnown = Object.hasOwn(fields, name)
    if (lists.includes(name))
      fields[name] = [...(isKnown ? (fields[name] as unknown[]) : []), value]
    else if (isKnown) throw new HTTPException(400)
    else fields[name] = value
  }
  return fields
}

function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new HTTPException(400)
  }
}

/** Not URLSearchParams: it replaces invalid UTF-8 escapes instead of rejecting them. */
function* readPairs(text: string): Generator<[string, string]> {
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=')
    yield [decodeEscapes(name), decodeEscapes(value.join('='))]
  }
}

function mediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

/** True for a JSON body, which programs and the site's own script send. */
export function isJson(headers: Headers): boolean {
  return mediaType(headers) === jsonType
}

export interface ReadOptions {
  /** Fields that may occur more than once; their values become arrays. */
  lists?: readonly string[]
  /** Allows `multipart/form-data` bodies up to the limit for files. */
  mayHoldFiles?: boolean
  /** Size limit of other bodies, in bytes. */
  largest?: number
  /** Limits of the files, if not those of attachments, and of a body with them, in bytes. */
  uploads?: UploadBounds & { body: number }
  /** Called for each text field of a multipart body as it arrives; throws to stop reading. */
  check?: CheckField
}

/** Size limit of a body of this type, in bytes. */
export function bodyLimit(headers: Headers, mayHoldFiles: boolean): number {
  const isUpload = mayHoldFiles && mediaType(headers) === 'multipart/form-data'
  return isUpload ? bodyWithFiles : smallBody
}

export interface FieldsDeps {
  isolate: UploadDeps
}

export interface SentFields extends Pick<Upload, 'isBusy' | 'release'> {
  values: Record<string, unknown>
}

/**
 * Reads the fields of a form or JSON body; an empty body has none. Throws 400 for malformed UTF-8 or
 * JSON and for a repeated field outside `lists`, 413 over the size limit, 415 for other types.
 */
export async function readFields(
  c: HandlerContext<FieldsDeps>,
  options: ReadOptions = {},
): Promise<SentFields> {
  const {
    lists = [],
    mayHoldFiles = false,
    largest = smallBody,
    check = () => {},
    uploads,
  } = options
  const request = c.req.raw
  const { isolate } = c.get('ctx')
  const type = mediaType(request.headers)
  if (type === 'multipart/form-data') {
    const limit = uploads?.body ?? bodyLimit(request.headers, mayHoldFiles)
    const { pairs, isBusy, release } = await readUpload(request, isolate, limit, check, uploads)
    try {
      return { values: collectFields(pairs, lists), isBusy, release }
    } catch (error) {
      release()
      throw error
    }
  }
  const small = { isBusy: false, release: () => {} }
  const text = decodeUtf8(await readSmallBody(request, isolate.now, largest))
  if (type === jsonType) return { values: readJson(text), ...small }
  if (type === formType || text === '')
    return { values: collectFields(readPairs(text), lists), ...small }
  throw new HTTPException(415)
}
