import { type Bytes, encodeText } from '#domain/text/encoding'

/**
 * A rendered public page: the same bytes for everyone except the attributes of `<html>`. Or an
 * answer of the API.
 */
export interface CachedDocument {
  bytes: Bytes
  /** Byte offset in the `<html>` tag where a visitor's attributes are inserted; null for JSON. */
  attributesAt: number | null
  /** ETag without the code of those attributes. */
  tag: string
  /** When its content was read (epoch ms), as Last-Modified has it. */
  modifiedAt: number
  headers: Record<string, string>
  version: number
  /** Riyadh day it was rendered for. */
  date: string
  /** Expiry (epoch ms): the end of that day, or when missing icons are requested again. */
  until: number
}

const endings = { html: encodeText('</html>'), json: encodeText('}\n') }

/** True for a document without a visitor's attributes: an answer of the API. */
export function isPlain({ attributesAt }: Pick<CachedDocument, 'attributesAt'>): boolean {
  return attributesAt === null
}

/** False for a truncated document, which must not be cached. */
export function isWhole(document: Pick<CachedDocument, 'attributesAt' | 'bytes'>): boolean {
  const { bytes } = document
  const ending = endings[isPlain(document) ? 'json' : 'html']
  const from = bytes.byteLength - ending.byteLength
  return from >= 0 && ending.every((byte, index) => bytes[from + index] === byte)
}
