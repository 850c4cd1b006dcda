import { type Bytes, encodeText } from '#domain/text/encoding'
import { joinBytes } from '../http/bytes'
import type { CachedDocument } from './cached-document'

type DocumentBytes = Pick<CachedDocument, 'bytes' | 'attributesAt'>

function insertAttributes({ bytes, attributesAt }: DocumentBytes, markup: string): [Bytes, Bytes] {
  const at = attributesAt ?? 0
  const head = joinBytes(bytes.subarray(0, at), encodeText(markup))
  return [head, bytes.subarray(at)]
}

/** The document's bytes with a visitor's attributes in the `<html>` tag. */
export function personalise(document: DocumentBytes, markup: string): Bytes {
  return joinBytes(...insertAttributes(document, markup))
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
