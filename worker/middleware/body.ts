import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { ifWithin } from '../budget'
import type { AppEnv } from '../context'

const smallBody = 64 * 1024
const readAwayAtMost = 16 * 1024 * 1024
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

/** Caps a body: by its length where it has one, else counted while it is read. */
export const cappedBody = createMiddleware<AppEnv>(async function cappedBody(c, next) {
  const { raw } = c.req
  const length = lengthOf(raw)
  if (length !== null && length > smallBody) throw new HTTPException(413)
  if (length === null && raw.body) {
    const blob = await readUpTo(smallBody, raw.body)
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
