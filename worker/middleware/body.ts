import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { fileFields } from '#domain/forms/form'
import { formOf, forms } from '#domain/forms/index'
import { readAddress } from '../address'
import { ifWithin } from '../budget'
import type { AppEnv } from '../context'

const smallBody = 64 * 1024
/** More than the files of a form may be, so that who sends a little too much is told which. */
const bodyWithFiles = 15 * 1024 * 1024
/** What the platform's smallest plan lets through at all. */
const readAwayAtMost = 100_000_000
const readAwayInTime = 1_000

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

/** The body's bytes; null as soon as there are more than the limit. */
async function readUpTo(limit: number, body: Body): Promise<Blob | null> {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > limit) return null
      chunks.push(part.value)
    }
    return new Blob(chunks)
  } finally {
    reader.releaseLock()
  }
}

/** The length the transport keeps a body to (RFC 9112 6.2); none where it comes in chunks. */
function lengthOf({ headers }: Request): number | null {
  const length = headers.get('content-length')
  const isKept = length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding')
  return isKept ? Number(length) : null
}

function takesFiles(path: string): boolean {
  const { place } = readAddress(path)
  const form = place && formOf(place.name)
  return form ? fileFields(forms[form]).length > 0 : false
}

/** Caps a body: by its length where it has one, else counted while it is read. */
export const cappedBody = createMiddleware<AppEnv>(async function cappedBody(c, next) {
  const { raw } = c.req
  const most = takesFiles(c.req.path) ? bodyWithFiles : smallBody
  const length = lengthOf(raw)
  if (length !== null && length > most) throw new HTTPException(413)
  if (length === null && raw.body) {
    const blob = await readUpTo(most, raw.body)
    if (!blob) throw new HTTPException(413)
    c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body: blob })
  }
  await next()
})

async function readAway(body: Body): Promise<void> {
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > readAwayAtMost) return
  }
}

/**
 * Reads away what a refusal left of a body. Who answers before the body has arrived has to cut the
 * connection, and this answer, or the next request on the same connection, is lost with it.
 */
export const unreadBody = createMiddleware<AppEnv>(async function unreadBody(c, next) {
  const { body, headers } = c.req.raw
  await next()
  if (!body || body.locked || Number(headers.get('content-length')) > readAwayAtMost) return
  await ifWithin(readAwayInTime, readAway(body))
})
