import { createInflate } from 'node:zlib'
import { concatBytes } from '../http/bytes'
import type { Meter } from '../runtime/meter'

const chunkSize = 64 * 1024

/**
 * Inflates zlib data (RFC 1950); the input may be longer than the stream. Null for damaged data and
 * as soon as the output exceeds `limit`. `node:zlib` stops when its output is not read; workerd's
 * DecompressionStream inflates everything that was written.
 */
export async function inflate(
  bytes: Uint8Array,
  limit: number,
  meter: Meter,
): Promise<Uint8Array | null> {
  const stream = createInflate({ chunkSize })
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    await meter.count(bytes.length)
    stream.end(bytes)
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > limit) return null
      chunks.push(chunk)
      await meter.count(chunk.length)
    }
    return concatBytes(chunks)
  } catch {
    return null
  } finally {
    stream.destroy()
  }
}
