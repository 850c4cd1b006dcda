import type { Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { fileFieldsOf } from '#domain/forms/registry'
import { splitPath } from '#domain/site/locale'
import { matchStaffRoute, type StaffRouteName } from '#domain/staff/staff-routes'
import { bodyLimit } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import { recordBody, uploadBody } from '../http/read-body'
import { bodyWithFiles } from '../http/upload'
import { resolveUrl } from '../routing/resolve-url'
import { beforeDeadline } from '../runtime/deadlines'

/** Body size limit of the smallest Cloudflare plan, in bytes. */
const drainAtMost = 100_000_000
const drainMs = 1_000

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

/** The length that HTTP enforces for the body (RFC 9112 6.2); null for a chunked one. */
function lengthOf({ headers }: Request): number | null {
  const length = headers.get('content-length')
  const isEnforced = length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding')
  return isEnforced ? Number(length) : null
}

function takesFiles(path: string): boolean {
  const { place } = resolveUrl(path)
  return place ? fileFieldsOf(place.name).length > 0 : false
}

/** Size limits of the forms of the desk that are larger than others, in bytes. */
const staffLimits: Partial<Record<StaffRouteName, number>> = {
  ticket: bodyWithFiles,
  entry: recordBody,
  pictures: uploadBody,
  picture: uploadBody,
  documents: uploadBody,
  document: uploadBody,
}

/** Rejects a body by its Content-Length before reading it (413); chunked ones are counted later. */
export async function limitBody(c: HandlerContext, next: Next): Promise<void> {
  const { raw } = c.req
  const length = lengthOf(raw)
  const { name } = matchStaffRoute(splitPath(c.req.path).path) ?? {}
  const ofDesk = name && staffLimits[name]
  const limit = ofDesk ?? bodyLimit(raw.headers, takesFiles(c.req.path))
  if (length !== null && length > limit) throw new HTTPException(413)
  await next()
}

async function drain(body: Body): Promise<void> {
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > drainAtMost) return
  }
}

/**
 * Drains what a handler left unread of a body. A response sent before the body has arrived closes
 * the connection, and that response or the next request on the connection is lost.
 */
export async function discardUnreadBody(c: HandlerContext, next: Next): Promise<void> {
  const { body, headers } = c.req.raw
  await next()
  if (!body || body.locked || Number(headers.get('content-length')) > drainAtMost) return
  await beforeDeadline(drainMs, drain(body))
}
