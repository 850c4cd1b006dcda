import { encodeText } from '#domain/text/encoding'
import { contentTag } from './bytes'
import type { HandlerContext } from './handler-context'
import { httpDate } from './preconditions'
import { plainHeaders } from './security-headers'

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
