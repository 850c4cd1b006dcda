import { readAttributes } from '../http/preferences'
import { type CachedDocument, isPlain } from './cached-document'
import { bodyOf, lengthOf } from './document-body'

/** Weak comparison (RFC 9110 13.1.2): a compressing proxy adds `W/` to the tag. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

const noAttributes = { markup: '', code: '' }

const headersByDocument = new WeakMap<CachedDocument, Headers>()

/** Created once per document: building Headers from a record costs more than the whole response. */
function headersOf(document: CachedDocument, vary: string | null): Headers {
  const known = headersByDocument.get(document)
  if (known) return known
  const headers = new Headers({
    ...document.headers,
    'cache-control': 'no-cache',
    ...(vary && { vary }),
  })
  headersByDocument.set(document, headers)
  return headers
}

/**
 * Responds with a cached document: 304 when the browser has the same bytes, the visitor's
 * attributes included.
 */
export function respondDocument(
  request: Request,
  document: CachedDocument,
  requestId: string,
  vary: string | null,
): Response {
  const { markup, code } = isPlain(document)
    ? noAttributes
    : readAttributes(request.headers.get('cookie'))
  const etag = `"${document.tag}${code && `-${code}`}"`
  const isUnchanged = matchesEtag(request.headers.get('if-none-match'), etag)
  const body = isUnchanged || request.method === 'HEAD' ? null : bodyOf(document, markup)
  const headers = headersOf(document, vary)
  const response = new Response(body, { status: isUnchanged ? 304 : 200, headers })
  response.headers.set('etag', etag)
  response.headers.set('x-request-id', requestId)
  if (isUnchanged) response.headers.delete('content-type')
  else response.headers.set('content-length', String(lengthOf(document, markup)))
  return response
}
