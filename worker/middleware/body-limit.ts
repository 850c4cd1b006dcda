import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { fileFields } from '#domain/forms/form'
import { formOf, forms } from '#domain/forms/registry'
import { bodyLimit } from '../http/form-fields'
import { readAddress } from '../routing/resolve-url'
import { ifWithin } from '../runtime/deadlines'
import type { AppEnv } from '../runtime/request-context'

/** What the platform's smallest plan lets through at all. */
const readAwayAtMost = 100_000_000
const readAwayInTime = 1_000

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

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

/** Refuses a body by its length where it has one, before anything is read; others are counted. */
export const cappedBody = createMiddleware<AppEnv>(async function cappedBody(c, next) {
  const { raw } = c.req
  const length = lengthOf(raw)
  if (length !== null && length > bodyLimit(raw.headers, takesFiles(c.req.path))) {
    throw new HTTPException(413)
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
