export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const urlSafe: Record<string, string> = { '+': '-', '/': '_' }

/** UTF-8. */
export function encodeText(text: string): Bytes {
  // The encoder always returns an unshared buffer; its type also allows a shared one.
  return encoder.encode(text) as Bytes
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Base64 with the URL-safe alphabet (RFC 4648 section 5) and without padding. */
export function toUrlSafe(base64: string): string {
  return base64.replace(/[+/=]/g, (sign) => urlSafe[sign] ?? '')
}

/** Base64url (RFC 4648 section 5) without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toUrlSafe(btoa(String.fromCharCode(...bytes)))
}

/** Decodes base64url; null for invalid input. */
export function fromBase64Url(text: string): Bytes | null {
  if (!/^[\w-]*$/.test(text)) return null
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(raw, (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

/** Base64url of a value as JSON. */
export function toBase64UrlJson(value: unknown): string {
  return toBase64Url(encodeText(JSON.stringify(value)))
}

/** Parses base64url of JSON; undefined for invalid input. */
export function fromBase64UrlJson(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(text) ?? undefined))
  } catch {
    return undefined
  }
}
