import { HTTPException } from 'hono/http-exception'
import { nextTurn } from '../runtime/meter'

/** Size limit of a body without files, in bytes. */
export const smallBody = 64 * 1024

/** Size limit of the form of a record at the desk: its texts in both languages, escaped. */
export const recordBody = 1024 * 1024

/**
 * Size limit of the form of a picture or document: so much higher than that of its file that most larger files are
 * refused in the form, with what was typed.
 */
export const uploadBody = 64 * 1024 * 1024

/**
 * Time limit of a body: 20 s plus 1 s for each 64 KiB that has arrived, the pace of a slow phone. A
 * slower client would hold a connection and memory.
 */
const baseMs = 20_000
const bytesPerMs = (64 * 1024) / 1_000

/** The client closed the connection before its body had arrived. */
export class ClientLeft extends Error {
  override name = 'ClientLeft'
}

/** By default workerd reads 4 KiB at a time, whose overhead exceeds the cost of the bytes. */
const pieceBytes = 64 * 1024
/** Yields to other requests after this many bytes: a body that has arrived reads without waiting. */
const bytesPerTurn = 128 * 1024

interface Piece {
  bytes: Uint8Array<ArrayBuffer>
  isLast: boolean
}

async function readNext(reader: ReadableStreamBYOBReader, ms: number): Promise<Piece> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), ms)
  })
  try {
    const reading = reader.readAtLeast(pieceBytes, new Uint8Array(pieceBytes))
    const part = await Promise.race([reading, timeout])
    if (part === 'timeout') throw new HTTPException(408)
    return { bytes: part.value ?? new Uint8Array(), isLast: part.done }
  } catch (error) {
    throw error instanceof HTTPException ? error : new ClientLeft('in its body', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads a request body in pieces. Throws 413 over `limit` bytes, 408 when it is too slow, ClientLeft
 * when the connection closes. The rest of a rejected body can still be read.
 */
export async function* readPieces(
  { body }: Request,
  limit: number,
  now: () => number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (!body) return
  const started = now()
  const reader = body.getReader({ mode: 'byob' })
  let size = 0
  let sinceYield = 0
  let isWaiting = true
  try {
    for (;;) {
      const left = started + baseMs + size / bytesPerMs - now()
      const { bytes, isLast } = await readNext(reader, Math.max(0, left))
      isWaiting = false
      size += bytes.length
      if (size > limit) throw new HTTPException(413)
      if (bytes.length > 0) yield bytes
      if (isLast) return
      sinceYield += bytes.length
      if (sinceYield > bytesPerTurn) {
        sinceYield = 0
        await nextTurn()
      }
      isWaiting = true
    }
  } finally {
    // releaseLock() fails while a read is pending.
    if (!isWaiting) reader.releaseLock()
  }
}

/** Reads a whole body of at most `largest` bytes; throws like `readPieces`. */
export async function readSmallBody(
  request: Request,
  now: () => number,
  largest = smallBody,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of readPieces(request, largest, now)) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
