import { preconditionStatus } from '../http/preconditions'
import { readAttributes } from '../http/preferences'
import { bodyOf, type CachedDocument, isPlain, lengthOf } from '../render/cached-document'

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
 * attributes included. Those change without the content, so a document with them has no
 * Last-Modified.
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
  const modifiedAt = code ? null : document.modifiedAt
  const status = preconditionStatus(request.headers, { etag, modifiedAt })
  const body = status || request.method === 'HEAD' ? null : bodyOf(document, markup)
  const headers = headersOf(document, vary)
  const response = new Response(body, { status: status ?? 200, headers })
  response.headers.set('etag', etag)
  response.headers.set('x-request-id', requestId)
  if (code) response.headers.delete('last-modified')
  if (status) response.headers.delete('content-type')
  else response.headers.set('content-length', String(lengthOf(document, markup)))
  return response
}
