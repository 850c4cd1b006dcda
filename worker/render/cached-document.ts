import { type Bytes, encodeText } from '#domain/text/encoding'
import { concatBytes } from '../http/bytes'
import type { LoadedPage } from '../pages/load-page'

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

export interface RenderedPage extends LoadedPage {
  document: CachedDocument
}

type DocumentBytes = Pick<CachedDocument, 'bytes' | 'attributesAt'>

function insertAttributes({ bytes, attributesAt }: DocumentBytes, markup: string): [Bytes, Bytes] {
  const at = attributesAt ?? 0
  const head = concatBytes([bytes.subarray(0, at), encodeText(markup)])
  return [head, bytes.subarray(at)]
}

/** The document's bytes with a visitor's attributes in the `<html>` tag. */
export function personalise(document: DocumentBytes, markup: string): Bytes {
  return concatBytes(insertAttributes(document, markup))
}

export function lengthOf({ bytes }: DocumentBytes, markup: string): number {
  return bytes.byteLength + encodeText(markup).byteLength
}

const blobs = new WeakMap<DocumentBytes, Blob>()
const servedBefore = new WeakSet<DocumentBytes>()

function blobOf(document: DocumentBytes): Blob {
  const known = blobs.get(document)
  if (known) return known
  const blob = new Blob([document.bytes])
  blobs.set(document, blob)
  return blob
}

/**
 * The response body of a document. `new Response(bytes)` copies the bytes, and workerd holds each
 * copy until its next garbage collection, hundreds of responses later; workerd reads the stream of
 * a Blob without JavaScript. Creating the Blob pays off from the second response on, which many
 * pages never get.
 */
export function bodyOf(
  document: DocumentBytes,
  markup: string,
): ReadableStream<Uint8Array> | Bytes {
  if (!markup && servedBefore.has(document)) return blobOf(document).stream()
  if (!markup) {
    servedBefore.add(document)
    return document.bytes
  }
  return new ReadableStream({
    expectedLength: lengthOf(document, markup),
    start(controller) {
      for (const part of insertAttributes(document, markup)) controller.enqueue(part)
      controller.close()
    },
  })
}
