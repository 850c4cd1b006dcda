import { HTTPException } from 'hono/http-exception'
import { nextTurn } from '../attachments/meter'

/** Of a body that is not a form with files. */
export const smallBody = 64 * 1024

/**
 * How long a body may take: 20 seconds, and one more for each 64 KiB that has arrived. That is a slow
 * phone's pace; whoever sends less holds a connection and memory for nothing.
 */
const leastMs = 20_000
const bytesAMs = (64 * 1024) / 1_000

/** The client closed the connection before its body had arrived. */
export class ClientLeft extends Error {
  override name = 'ClientLeft'
}

/** What workerd gives by itself is 4 KiB, whose handling costs more than its bytes. */
const pieceBytes = 64 * 1024
/** Read without a pause; bodies that have arrived would else leave no other request its turn. */
const bytesAtOnce = 128 * 1024

interface Piece {
  bytes: Uint8Array<ArrayBuffer>
  isLast: boolean
}

async function readNext(reader: ReadableStreamBYOBReader, ms: number): Promise<Piece> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms)
  })
  try {
    const reading = reader.readAtLeast(pieceBytes, new Uint8Array(pieceBytes))
    const part = await Promise.race([reading, late])
    if (part === 'late') throw new HTTPException(408)
    return { bytes: part.value ?? new Uint8Array(), isLast: part.done }
  } catch (error) {
    throw error instanceof HTTPException ? error : new ClientLeft('in its body', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads a request's body a piece at a time: 413 past the limit, 408 when it is too slow, ClientLeft
 * when it breaks off. What is left of a refused one can still be read away.
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
  let sinceRest = 0
  let isWaiting = true
  try {
    for (;;) {
      const left = started + leastMs + size / bytesAMs - now()
      const { bytes, isLast } = await readNext(reader, Math.max(0, left))
      isWaiting = false
      size += bytes.length
      if (size > limit) throw new HTTPException(413)
      if (bytes.length > 0) yield bytes
      if (isLast) return
      sinceRest += bytes.length
      if (sinceRest > bytesAtOnce) {
        sinceRest = 0
        await nextTurn()
      }
      isWaiting = true
    }
  } finally {
    // A reader that still waits for a piece cannot let go of the body.
    if (!isWaiting) reader.releaseLock()
  }
}

/** A whole small body. */
export async function readSmallBody(
  request: Request,
  now: () => number,
  largest = smallBody,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of readPieces(request, largest, now)) pieces.push(piece)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
