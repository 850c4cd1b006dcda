import { type Bytes, encode, join } from '../render/bytes'
import type { KeptDocument } from './memory-cache'

type Sent = Pick<KeptDocument, 'bytes' | 'attributesAt'>

function around({ bytes, attributesAt }: Sent, markup: string): [Bytes, Bytes] {
  const head = join(bytes.subarray(0, attributesAt), encode(markup))
  return [head, bytes.subarray(attributesAt)]
}

/** A document's bytes with a visitor's attributes in its `<html>` tag. */
export function personalise(document: Sent, markup: string): Bytes {
  return join(...around(document, markup))
}

export function lengthOf({ bytes }: Sent, markup: string): number {
  return bytes.byteLength + encode(markup).byteLength
}

const blobs = new WeakMap<Sent, Blob>()
const sentOnce = new WeakSet<Sent>()

function blobOf(document: Sent): Blob {
  const known = blobs.get(document)
  if (known) return known
  const blob = new Blob([document.bytes])
  blobs.set(document, blob)
  return blob
}

/**
 * The same as a body. A Response copies the bytes it is given, and workerd holds each copy until its
 * next collection, hundreds of answers later; a Blob's stream it reads without JavaScript. Making one
 * pays from the second answer on, which many pages never have.
 */
export function bodyOf(document: Sent, markup: string): ReadableStream<Uint8Array> | Bytes {
  if (!markup && sentOnce.has(document)) return blobOf(document).stream()
  if (!markup) {
    sentOnce.add(document)
    return document.bytes
  }
  return new ReadableStream({
    expectedLength: lengthOf(document, markup),
    start(controller) {
      for (const part of around(document, markup)) controller.enqueue(part)
      controller.close()
    },
  })
}
