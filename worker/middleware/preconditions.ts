import type { Next } from 'hono'
import type { HandlerContext } from '../http/handler-context'
import { parseHttpDate, preconditionStatus } from '../http/preconditions'

const reads = ['GET', 'HEAD']
const successes = [200, 206]
/** Headers about content that is not sent (RFC 9110 15.4.5). */
const contentHeaders = [
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'repr-digest',
]

/**
 * Answers the preconditions of reads with 304 or 412, wherever an answer has an ETag or
 * Last-Modified; cached documents, which are compared before they are read, do it themselves.
 */
export async function checkPreconditions(c: HandlerContext, next: Next): Promise<void> {
  await next()
  const { headers: sent, body, status: first } = c.res
  const etag = sent.get('etag')
  const modifiedAt = parseHttpDate(sent.get('last-modified'))
  const hasValidator = etag !== null || modifiedAt !== null
  if (!hasValidator || !reads.includes(c.req.method) || !successes.includes(first)) return
  const status = preconditionStatus(c.req.raw.headers, { etag, modifiedAt })
  if (!status) return
  await body?.cancel()
  const headers = new Headers(sent)
  for (const name of contentHeaders) headers.delete(name)
  // A response that is replaced would pass its headers on.
  c.res = undefined
  c.res = new Response(null, { status, headers })
}
