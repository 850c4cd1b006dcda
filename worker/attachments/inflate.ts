import { createInflate, createInflateRaw } from 'node:zlib'
import type { Meter } from './meter'

const chunkSize = 64 * 1024

/** `zlib` is PDF's FlateDecode (RFC 1950), `raw` a ZIP's method 8 (RFC 1951). */
type Format = 'zlib' | 'raw'

interface Inflated {
  /** Inflated bytes. */
  size: number
  /** Compressed bytes of the stream; the input may be longer. */
  used: number
}

/**
 * Inflates in chunks of at most 64 KiB, which are passed to `onChunk` and not kept. Null for
 * damaged data and as soon as the output exceeds `limit`. `node:zlib` stops when its output is not
 * read; workerd's DecompressionStream inflates everything that was written.
 */
export async function inflate(
  bytes: Uint8Array,
  format: Format,
  limit: number,
  meter: Meter,
  onChunk: (chunk: Uint8Array) => void,
): Promise<Inflated | null> {
  const stream = format === 'zlib' ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })
  let size = 0
  try {
    await meter.count(bytes.length)
    stream.end(bytes)
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > limit) return null
      onChunk(chunk)
      await meter.count(chunk.length)
    }
    return { size, used: stream.bytesWritten }
  } catch {
    return null
  } finally {
    stream.destroy()
  }
}

export function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}
