import { createInflate, createInflateRaw } from 'node:zlib'
import type { Meter } from './meter'

const chunkSize = 64 * 1024

/** `zlib` is PDF's FlateDecode (RFC 1950), `raw` a ZIP's method 8 (RFC 1951). */
type Format = 'zlib' | 'raw'

interface Inflated {
  /** Bytes that came out. */
  size: number
  /** Compressed bytes that were used; what follows them is no part of the stream. */
  used: number
}

/**
 * Inflates in chunks of at most 64 KiB, each handed on and forgotten. Null for damaged data and as
 * soon as more than `limit` bytes have come out. `node:zlib` stops when nobody reads;
 * DecompressionStream in workerd inflates whatever was written at once.
 */
export async function inflate(
  bytes: Uint8Array,
  format: Format,
  limit: number,
  meter: Meter,
  take: (chunk: Uint8Array) => void,
): Promise<Inflated | null> {
  const stream = format === 'zlib' ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })
  let size = 0
  try {
    await meter.count(bytes.length)
    stream.end(bytes)
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > limit) return null
      take(chunk)
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
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
