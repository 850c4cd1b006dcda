import { readAttributes } from './attributes'
import { type Bytes, encode, join } from './bytes'
import type { KeptDocument } from './kept'

/** A document's bytes with a visitor's attributes in its `<html>` tag. */
function personalise({ bytes, attributesAt }: KeptDocument, markup: string): Bytes {
  return join(bytes.subarray(0, attributesAt), encode(markup), bytes.subarray(attributesAt))
}

/** RFC 9110 13.1.2: weak comparison, so that a compressor's `W/` does not spoil it. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
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
  const headers: Record<string, string> = {
    ...kept.headers,
    'cache-control': 'no-cache',
    vary,
    etag,
    'x-request-id': requestId,
  }
  if (matches(request.headers.get('if-none-match'), etag)) {
    delete headers['content-type']
    return new Response(null, { status: 304, headers })
  }
  const bytes = markup ? personalise(kept, markup) : kept.bytes
  headers['content-length'] = String(bytes.byteLength)
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
