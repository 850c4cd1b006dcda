import { encodeText } from '#domain/text/encoding'
import { contentTag } from './bytes'
import type { HandlerContext } from './handler-context'
import { httpDate } from './preconditions'
import { plainHeaders } from './security-headers'

/** Redirects to a path of this site. */
export function redirect(
  location: string,
  status: 301 | 302 | 303 | 308,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, { status, headers: { ...plainHeaders, location, ...headers } })
}

export interface TextFile {
  type: string
  text: string
  locale?: string
  /** File name to download it as; by default the browser shows it. */
  attachment?: string
  /** `max-age`; 300 by default. */
  seconds?: number
  /** When its content was read (epoch ms), for Last-Modified. */
  modifiedAt?: number
}

const fiveMinutes = 300

/** Responds with a generated file; the app answers its preconditions. */
export async function respondTextFile(c: HandlerContext, file: TextFile): Promise<Response> {
  const bytes = encodeText(file.text)
  return new Response(bytes, {
    headers: {
      ...plainHeaders,
      'cache-control': `public, max-age=${file.seconds ?? fiveMinutes}`,
      etag: `"${await contentTag(bytes)}"`,
      'x-request-id': c.get('requestId'),
      ...(file.modifiedAt !== undefined && { 'last-modified': httpDate(file.modifiedAt) }),
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
      ...(file.locale && { 'content-language': file.locale }),
      ...(file.attachment && {
        'content-disposition': `attachment; filename="${file.attachment}"`,
      }),
    },
  })
}

/** Characters of a token (RFC 8187, 3.2.1) besides letters and digits. */
const escapeRest = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

const toAscii = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_')

/**
 * Content-Disposition of a download (RFC 6266) under any name; `fallback` is the name in ASCII for
 * clients that do not know `filename*`.
 */
export function contentDisposition(name: string, fallback = toAscii(name)): string {
  return `attachment; filename="${fallback}"; filename*=UTF-8''${escapeRest(name)}`
}
