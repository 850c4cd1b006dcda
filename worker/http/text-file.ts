import type { Context } from 'hono'
import { encodeText } from '#domain/text/encoding'
import { matchesEtag } from '../cache/respond-document'
import { contentTag } from '../render/bytes'
import type { AppEnv } from '../runtime/app-env'
import { plainHeaders } from './security-headers'

export interface TextFile {
  type: string
  text: string
  locale?: string
  /** File name to download it as; by default the browser shows it. */
  attachment?: string
  /** `max-age`; 300 by default. */
  seconds?: number
}

const fiveMinutes = 300

/** Responds with a generated file; 304 when the ETag matches. */
export async function respondTextFile(c: Context<AppEnv>, file: TextFile): Promise<Response> {
  const bytes = encodeText(file.text)
  const etag = `"${await contentTag(bytes)}"`
  const headers = {
    ...plainHeaders,
    'cache-control': `public, max-age=${file.seconds ?? fiveMinutes}`,
    etag,
    'x-request-id': c.get('requestId'),
  }
  if (matchesEtag(c.req.header('if-none-match') ?? null, etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
      ...(file.locale && { 'content-language': file.locale }),
      ...(file.attachment && {
        'content-disposition': `attachment; filename="${file.attachment}"`,
      }),
    },
  })
}
