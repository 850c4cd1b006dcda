import { HTTPException } from 'hono/http-exception'
import { type Bytes, toHex } from '#domain/text/encoding'

/** Content hash for ETags: the first 24 hexadecimal digits of SHA-256. */
export async function contentTag(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return toHex(digest.subarray(0, 12))
}

/** UTF-8 as text, without a byte order mark; throws 400 for malformed bytes. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new HTTPException(400)
  }
}

export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function startsWith(bytes: Bytes, start: Bytes): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
