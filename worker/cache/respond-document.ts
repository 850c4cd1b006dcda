import { readAttributes } from '../http/preferences'
import { bodyOf, lengthOf } from './document-body'
import type { KeptDocument } from './memory-cache'

/** RFC 9110 13.1.2: weak comparison, so that a compressor's `W/` does not spoil it. */
export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

const prepared = new WeakMap<KeptDocument, Headers>()

/** A document's headers, made once: from a table they cost more than the rest of the answer. */
function headersOf(kept: KeptDocument, vary: string): Headers {
  const known = prepared.get(kept)
  if (known) return known
  const headers = new Headers({ ...kept.headers, 'cache-control': 'no-cache', vary })
  prepared.set(kept, headers)
  return headers
}

/** Answers with a settled document: 304 when the browser has these very bytes, attributes included. */
export function answerDocument(
  request: Request,
  kept: KeptDocument,
  requestId: string,
  vary: string,
): Response {
  const { markup, code } = readAttributes(request.headers.get('cookie'))
  const etag = `"${kept.tag}${code && `-${code}`}"`
  const isKnown = matches(request.headers.get('if-none-match'), etag)
  const body = isKnown || request.method === 'HEAD' ? null : bodyOf(kept, markup)
  const headers = headersOf(kept, vary)
  const response = new Response(body, { status: isKnown ? 304 : 200, headers })
  response.headers.set('etag', etag)
  response.headers.set('x-request-id', requestId)
  if (isKnown) response.headers.delete('content-type')
  else response.headers.set('content-length', String(lengthOf(kept, markup)))
  return response
}
