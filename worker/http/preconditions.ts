import type { Next } from 'hono'
import type { HandlerContext } from './handler-context'

/** What a request may compare with the representation it would get (RFC 9110 8.8). */
interface Validators {
  etag: string | null
  /** Epoch ms. */
  modifiedAt: number | null
}

/** `*` or a list of entity tags: those that a field names. */
function listsTag(field: string, matches: (tag: string) => boolean): boolean {
  if (field.trim() === '*') return true
  return field.split(',').some((tag) => matches(tag.trim()))
}

/** Weak comparison (RFC 9110 8.8.3.2): a compressing proxy adds `W/` to the tag. */
const isWeakMatch = (etag: string | null) => (tag: string) => tag.replace(/^W\//, '') === etag

/** An HTTP date (RFC 9110 5.6.7) in whole seconds; null for another text, which is ignored. */
function parseHttpDate(text: string | null): number | null {
  if (!text || !/^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}

export const httpDate = (at: number): string => new Date(at).toUTCString()

const wholeSeconds = (at: number) => Math.floor(at / 1_000) * 1_000

/**
 * The status of a read in place of 200 or 206, by its preconditions in the order of RFC 9110
 * 13.2.2; null if they let it pass.
 */
export function preconditionStatus(
  headers: Headers,
  { etag, modifiedAt }: Validators,
): 304 | 412 | null {
  const modified = modifiedAt === null ? null : wholeSeconds(modifiedAt)
  const ifMatch = headers.get('if-match')
  if (ifMatch !== null) {
    if (!listsTag(ifMatch, (tag) => tag === etag)) return 412
  } else if (modified !== null) {
    const until = parseHttpDate(headers.get('if-unmodified-since'))
    if (until !== null && modified > until) return 412
  }
  const ifNoneMatch = headers.get('if-none-match')
  if (ifNoneMatch !== null) return listsTag(ifNoneMatch, isWeakMatch(etag)) ? 304 : null
  const since = modified === null ? null : parseHttpDate(headers.get('if-modified-since'))
  return modified !== null && since !== null && modified <= since ? 304 : null
}

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
