import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { bodyWithFiles, type CheckField, readUpload, type Upload } from '../attachments/upload'
import type { AppEnv } from '../runtime/request-context'
import { readSmallBody, smallBody } from './read-body'

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

const decoder = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function decode(bytes: Uint8Array): string {
  try {
    return decoder().decode(bytes)
  } catch {
    throw new HTTPException(400)
  }
}

function readJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HTTPException(400)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HTTPException(400)
  }
  return value as Record<string, unknown>
}

function collect(
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

/** URLSearchParams would put a replacement character where an escape is no UTF-8. */
function* readPairs(text: string): Generator<[string, string]> {
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=')
    yield [decodeEscapes(name), decodeEscapes(value.join('='))]
  }
}

/** The type of a body, without its parameters. */
function mediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

/** Whether a body is JSON: what a program sends, and our own script. */
export function isJson(headers: Headers): boolean {
  return mediaType(headers) === jsonType
}

export interface ReadOptions {
  /** Fields that may be sent more than once. */
  lists?: readonly string[]
  /** Whether files may be sent, and so a body that is large. */
  mayHoldFiles?: boolean
  /** Bytes of a body that is no form with files. */
  largest?: number
  check?: CheckField
}

/** The most bytes a body of this type may have. */
export function bodyLimit(headers: Headers, mayHoldFiles: boolean): number {
  const isUpload = mayHoldFiles && mediaType(headers) === 'multipart/form-data'
  return isUpload ? bodyWithFiles : smallBody
}

/** The fields of a POST. */
export interface SentFields extends Pick<Upload, 'isBusy' | 'release'> {
  values: Record<string, unknown>
}

/**
 * The fields of a POST, as a form or as JSON; an empty body has none. Malformed UTF-8 or JSON, and a
 * field sent twice that is none of the lists, are 400; any other type of body is 415, a larger one 413.
 */
export async function readFields(
  { req: { raw: request }, var: { work } }: Context<AppEnv>,
  { lists = [], mayHoldFiles = false, largest = smallBody, check = () => {} }: ReadOptions = {},
): Promise<SentFields> {
  const { house } = work
  const type = mediaType(request.headers)
  if (type === 'multipart/form-data') {
    const limit = bodyLimit(request.headers, mayHoldFiles)
    const { pairs, isBusy, release } = await readUpload(request, house, limit, check)
    return { values: collect(pairs, lists), isBusy, release }
  }
  const small = { isBusy: false, release: () => {} }
  const text = decode(await readSmallBody(request, house.now, largest))
  if (type === jsonType) return { values: readJson(text), ...small }
  if (type === formType || text === '') return { values: collect(readPairs(text), lists), ...small }
  throw new HTTPException(415)
}
