export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()

export function encodeText(text: string): Bytes {
  // The encoder always returns an unshared buffer; its type also allows a shared one.
  return encoder.encode(text) as Bytes
}

/** Content hash for ETags: the first 24 hexadecimal digits of SHA-256. */
export async function contentTag(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function joinBytes(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

export function startsWith(bytes: Bytes, start: Bytes): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
