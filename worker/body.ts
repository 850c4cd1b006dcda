import { type Bytes, encode, join } from './bytes'
import type { KeptDocument } from './kept'

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

function blobOf(document: Sent): Blob {
  const known = blobs.get(document)
  if (known) return known
  const blob = new Blob([document.bytes])
  blobs.set(document, blob)
  return blob
}

/**
 * The same as a stream. A Response copies the bytes it is given, and workerd holds each copy until
 * its next collection, hundreds of answers later; a Blob's stream it reads without JavaScript.
 */
export function streamOf(document: Sent, markup: string): ReadableStream<Uint8Array> {
  if (!markup) return blobOf(document).stream()
  return new ReadableStream({
    expectedLength: lengthOf(document, markup),
    start(controller) {
      for (const part of around(document, markup)) controller.enqueue(part)
      controller.close()
    },
  })
}
