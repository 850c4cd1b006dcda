import { HTTPException } from 'hono/http-exception'
import { fileBounds } from '#domain/forms/files'
import { concatBytes, decodeUtf8 } from './bytes'
import { boundaryOf, MultipartReader, type PartHead, type PartSink } from './multipart'
import { readPieces, smallBody } from './read-body'

export interface UploadDeps {
  uploads: UploadSlots
  now: () => number
}

/** Higher than the limit for files, so that slightly larger submissions get an issue per file. */
export const bodyWithFiles = 15 * 1024 * 1024

/** Limits of the files in a body, in bytes; of larger ones the bytes are dropped as they arrive. */
export type UploadBounds = { bytesEach: number; bytesTogether: number }

/**
 * A sent file. Its bytes are dropped if it is too large or if too many large bodies arrive at once.
 */
export class SentFile {
  pieces: Uint8Array<ArrayBuffer>[] = []
  size = 0

  constructor(
    readonly name: string,
    readonly type: string,
  ) {}

  /** Returns the bytes and releases them, so that they are in memory once. */
  takeBytes(): Uint8Array<ArrayBuffer> {
    const bytes = concatBytes(this.pieces)
    this.pieces = []
    return bytes
  }
}

/** The fields of a form with files. */
export interface Upload {
  pairs: [string, string | SentFile][]
  /** The files were dropped because too many large bodies arrived at once. */
  isBusy: boolean
  /** Frees the slot; called once the files are stored. */
  release: () => void
}

/** Called for each text field as it arrives; throws to refuse the rest of the body. */
export type CheckField = (name: string, value: string) => void

class Collector {
  readonly pairs: Upload['pairs'] = []
  readonly #files: SentFile[] = []
  #textSize = 0
  #fileSize = 0
  #keepsFiles = true
  readonly #check: CheckField
  readonly #bounds: UploadBounds

  constructor(check: CheckField, bounds: UploadBounds) {
    this.#check = check
    this.#bounds = bounds
  }

  readonly open = ({ name, fileName, type }: PartHead): PartSink =>
    fileName === null ? this.#openText(name) : this.#openFile(name, new SentFile(fileName, type))

  #openText(name: string): PartSink {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    const pair: [string, string] = [name, '']
    this.pairs.push(pair)
    return {
      write: (bytes) => {
        this.#textSize += bytes.length
        if (this.#textSize > smallBody) throw new HTTPException(413)
        pieces.push(bytes)
      },
      end: () => {
        const value = decodeUtf8(concatBytes(pieces))
        this.#check(name, value)
        pair[1] = value
      },
    }
  }

  #openFile(name: string, file: SentFile): PartSink {
    this.#files.push(file)
    this.pairs.push([name, file])
    return {
      write: (bytes) => {
        file.size += bytes.length
        this.#fileSize += bytes.length
        if (this.#fileSize > this.#bounds.bytesTogether) this.dropFiles()
        else if (file.size > this.#bounds.bytesEach) file.pieces = []
        else if (this.#keepsFiles) file.pieces.push(bytes)
      },
      end: () => {},
    }
  }

  dropFiles(): void {
    this.#keepsFiles = false
    for (const file of this.#files) file.pieces = []
  }
}

/**
 * Reads a multipart form as it arrives. A large body needs a slot to keep its files; without one
 * its text fields are still read, so that the visitor can send them again.
 */
export async function readUpload(
  request: Request,
  { uploads, now }: UploadDeps,
  limit: number,
  check: CheckField,
  bounds: UploadBounds = fileBounds,
): Promise<Upload> {
  const collector = new Collector(check, bounds)
  const type = request.headers.get('content-type') ?? ''
  const reader = new MultipartReader(boundaryOf(type), collector.open)
  let slot: UploadSlot | null = null
  let size = 0
  let isBusy = false
  const release = () => slot && freeSlot(uploads, slot)
  try {
    for await (const piece of readPieces(request, limit, now)) {
      size += piece.length
      if (!isBusy && size > smallBody) {
        slot ??= takeSlot(uploads, now())
        isBusy = !slot || !holdsSlot(uploads, slot)
        if (isBusy) collector.dropFiles()
      }
      await reader.write(piece)
    }
    await reader.end()
  } catch (error) {
    release()
    throw error
  }
  return { pairs: collector.pairs, isBusy, release }
}

/** After this time another body may take the slot. */
const leaseMs = 20_000
const atOnce = 2

interface UploadSlot {
  /** End of the lease (epoch ms). */
  until: number
}

/** Slots for large bodies: two at a time, because an isolate has 128 MB. */
export type UploadSlots = (UploadSlot | null)[]

export function createUploadSlots(): UploadSlots {
  return Array<UploadSlot | null>(atOnce).fill(null)
}

/**
 * Takes a free slot or one whose lease has ended; null if there is none. The lease is needed
 * because a request may never end after its client has disconnected.
 */
export function takeSlot(slots: UploadSlots, now: number): UploadSlot | null {
  const at = slots.findIndex((slot) => slot === null || slot.until <= now)
  if (at < 0) return null
  const slot = { until: now + leaseMs }
  slots[at] = slot
  return slot
}

/** False once another body has taken the slot. */
export function holdsSlot(slots: UploadSlots, slot: UploadSlot): boolean {
  return slots.includes(slot)
}

export function freeSlot(slots: UploadSlots, slot: UploadSlot): void {
  const at = slots.indexOf(slot)
  if (at >= 0) slots[at] = null
}
