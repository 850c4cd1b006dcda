import { type Bytes, toHex } from '#domain/text/encoding'

/** Content hash for ETags: the first 24 hexadecimal digits of SHA-256. */
export async function contentTag(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return toHex(digest.subarray(0, 12))
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
