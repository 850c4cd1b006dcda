import { HTTPException } from 'hono/http-exception'
import { fileBounds } from '#domain/forms/files'
import { boundaryOf, MultipartReader, type PartHead, type PartSink } from '../http/multipart'
import { readPieces, smallBody } from '../http/read-body'
import type { House } from '../runtime/isolate-state'
import { concat } from './inflate'
import { freeSlot, holdsSlot, takeSlot, type UploadSlot } from './slots'

/** More than the files of a form may be, so that who sends a little too much is told which. */
export const bodyWithFiles = 15 * 1024 * 1024

/** A file as it was sent. Of one that is too large to be taken, or came at a bad time, no bytes are kept. */
export class SentFile {
  pieces: Uint8Array<ArrayBuffer>[] = []
  size = 0

  constructor(
    readonly name: string,
    readonly type: string,
  ) {}

  /** Its bytes, once: they are not kept twice. */
  takeBytes(): Uint8Array<ArrayBuffer> {
    const bytes = concat(this.pieces)
    this.pieces = []
    return bytes
  }
}

/** What a form with files held. */
export interface Upload {
  pairs: [string, string | SentFile][]
  /** Whether its files were not kept because too many large bodies came at once. */
  isBusy: boolean
  /** Lets another large body have its place; once its files are stored. */
  release: () => void
}

/** Checks a field as soon as it is there; throws where nothing that follows could be taken. */
export type CheckField = (name: string, value: string) => void

class Collector {
  readonly pairs: Upload['pairs'] = []
  readonly #files: SentFile[] = []
  #textSize = 0
  #fileSize = 0
  #keepsFiles = true
  readonly #check: CheckField

  constructor(check: CheckField) {
    this.#check = check
  }

  readonly open = ({ name, fileName, type }: PartHead): PartSink =>
    fileName === null ? this.#openText(name) : this.#openFile(name, new SentFile(fileName, type))

  #openText(name: string): PartSink {
    const pieces: Uint8Array<ArrayBuffer>[] = []
    return {
      write: (bytes) => {
        this.#textSize += bytes.length
        if (this.#textSize > smallBody) throw new HTTPException(413)
        pieces.push(bytes)
      },
      end: () => {
        const value = decode(concat(pieces))
        this.#check(name, value)
        this.pairs.push([name, value])
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
        if (this.#fileSize > fileBounds.bytesTogether) this.dropFiles()
        else if (file.size > fileBounds.bytesEach) file.pieces = []
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

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new HTTPException(400)
  }
}

/**
 * Reads a form with files while it arrives. Of a large one the files are kept while it has one of few
 * places; without one the text is read all the same, so that nothing typed is lost.
 */
export async function readUpload(
  request: Request,
  { uploads, now }: Pick<House, 'uploads' | 'now'>,
  limit: number,
  check: CheckField,
): Promise<Upload> {
  const collector = new Collector(check)
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
      reader.write(piece)
    }
    reader.end()
  } catch (error) {
    release()
    throw error
  }
  return { pairs: collector.pairs, isBusy, release }
}
