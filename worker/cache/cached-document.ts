import { type Bytes, encodeText } from '../render/bytes'

/** A rendered public page: the same bytes for everyone except the attributes of `<html>`. */
export interface CachedDocument {
  bytes: Bytes
  /** Byte offset in the `<html>` tag where a visitor's attributes are inserted. */
  attributesAt: number
  /** ETag without the code of those attributes. */
  tag: string
  headers: Record<string, string>
  version: number
  /** Riyadh day it was rendered for. */
  date: string
  /** Expiry (epoch ms): the end of that day, or when missing icons are requested again. */
  until: number
}

const ending = encodeText('</html>')

/** False for a truncated document, which must not be cached. */
export function isWhole(bytes: Bytes): boolean {
  const from = bytes.byteLength - ending.byteLength
  return from >= 0 && ending.every((byte, index) => bytes[from + index] === byte)
}
