import type { Bytes } from '#domain/text/encoding'
import { privateHeaders } from '../auth/responses'
import { contentDisposition } from '../http/responses'
import { plainHeaders, sandboxed } from '../http/security-headers'

/** A decrypted file as a download that no browser shows and no cache keeps. */
export function respondAttachment(name: string, bytes: Bytes): Response {
  return new Response(bytes, {
    headers: {
      ...plainHeaders,
      ...privateHeaders,
      'content-security-policy': sandboxed,
      'content-type': 'application/octet-stream',
      'content-disposition': contentDisposition(name),
    },
  })
}
