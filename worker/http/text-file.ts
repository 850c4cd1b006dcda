import type { Context } from 'hono'
import { matches } from '../cache/respond-document'
import { encode, tagOf } from '../render/bytes'
import type { AppEnv } from '../runtime/request-context'
import { plainHeaders } from './security-headers'

export interface TextFile {
  type: string
  text: string
  /** Its language, where it has one. */
  locale?: string
  /** Under which name it is kept, when it is no page of the browser's. */
  attachment?: string
  /** How long whoever asks may keep it; five minutes. */
  seconds?: number
}

const fiveMinutes = 300

/** Answers with a file written on the spot: 304 when who asks has these very bytes. */
export async function answerFile(c: Context<AppEnv>, file: TextFile): Promise<Response> {
  const bytes = encode(file.text)
  const etag = `"${await tagOf(bytes)}"`
  const headers = {
    ...plainHeaders,
    'cache-control': `public, max-age=${file.seconds ?? fiveMinutes}`,
    etag,
    'x-request-id': c.get('requestId'),
  }
  if (matches(c.req.header('if-none-match') ?? null, etag)) {
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
