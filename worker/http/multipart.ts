import { Dicer } from '@fastify/busboy'
import { HTTPException } from 'hono/http-exception'
import { decodeUtf8 } from './bytes'

/** The headers of one part of a `multipart/form-data` body (RFC 7578). */
export interface PartHead {
  name: string
  /** Null for a text field. */
  fileName: string | null
  type: string
}

/** Receives the bytes of one part as they arrive. */
export interface PartSink {
  write: (bytes: Uint8Array<ArrayBuffer>) => void
  end: () => void
}

const partsAtMost = 64
const headAtMost = 4_096
const lineBreak = 2

function refuse(): never {
  throw new HTTPException(400)
}

/** The boundary parameter of a content type (RFC 2046, 5.1.1); throws 400 without one. */
export function boundaryOf(type: string): string {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))\s*(?:;|$)/i.exec(type)
  return found?.[1] ?? found?.[2] ?? refuse()
}

const disposition = /^form-data((?:[ \t]*;[ \t]*[\w*-]+=(?:"(?:[^"\\]|\\.)*"|[^\s;"]*))*)[ \t]*$/i

function parameter(text: string, name: string): string | null {
  const found = new RegExp(`;[ \\t]*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]*))`, 'i').exec(
    text,
  )
  return found?.[1] ?? found?.[2] ?? null
}

function decodeValue(value: string): string {
  const text = decodeUtf8(Uint8Array.from(value, (one) => one.charCodeAt(0)))
  return /[^\P{Cc}\t]/u.test(text) ? refuse() : text
}

/** Values of each header by its name in lower case, one character a byte. */
type PartHeader = Record<string, string[] | undefined>

function readHead(header: PartHeader): PartHead {
  const value = decodeValue(header['content-disposition']?.[0] ?? refuse())
  const parameters = disposition.exec(value)?.[1] ?? refuse()
  const name = parameter(parameters, 'name') ?? refuse()
  const type = /^[^\s;]*/.exec(header['content-type']?.[0] ?? '')?.[0] ?? ''
  return { name, fileName: parameter(parameters, 'filename'), type: type.toLowerCase() }
}

/**
 * Parses a `multipart/form-data` body while it arrives: at most 64 parts, of each header the first
 * 4 KiB. Throws 400 for anything malformed, for a preamble and for parts after the last delimiter.
 */
export class MultipartReader {
  readonly #parser: Dicer
  readonly #finished: Promise<void>
  #isFinished = false
  #failure: unknown = null
  #parts = 0
  #heads = 0

  constructor(boundary: string, open: (head: PartHead) => PartSink) {
    const options = { boundary, maxHeaderSize: headAtMost }
    this.#parser = new Dicer(options)
      .on('preamble', (part) => part.on('data', () => this.#attempt(refuse)))
      .on('part', (part) => this.#readPart(part, open))
      .on('trailer', (bytes: Buffer) => {
        if (bytes.toString() !== '\r\n') this.#attempt(refuse)
      })
      .on('error', () => this.#attempt(refuse))
    this.#finished = new Promise((resolve) => {
      this.#parser.on('finish', () => {
        this.#isFinished = true
        resolve()
      })
    })
  }

  async write(piece: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!this.#isFinished) await new Promise((resolve) => this.#parser.write(piece, resolve))
    else if (piece.length > lineBreak) refuse()
    this.#rethrow()
  }

  async end(): Promise<void> {
    this.#parser.end()
    await this.#finished
    // The parser drops a part whose header does not end.
    if (this.#heads !== this.#parts) this.#attempt(refuse)
    this.#rethrow()
  }

  #readPart(part: Dicer.PartStream, open: (head: PartHead) => PartSink): void {
    let sink: PartSink | undefined
    this.#parts += 1
    if (this.#parts > partsAtMost) this.#attempt(refuse)
    part
      .on('header', (header) => {
        this.#heads += 1
        this.#attempt(() => {
          sink = open(readHead(header as PartHeader))
        })
      })
      // The parser reuses the memory of some pieces, so they are copied.
      .on('data', (bytes: Buffer) => this.#attempt(() => sink?.write(new Uint8Array(bytes))))
      .on('end', () => this.#attempt(() => sink?.end()))
      // Follows an error of the parser.
      .on('error', () => {})
  }

  /** Events of a stream must not throw: keeps the first failure for the next write. */
  #attempt(run: () => void): void {
    if (this.#failure) return
    try {
      run()
    } catch (error) {
      this.#failure = error
    }
  }

  #rethrow(): void {
    if (this.#failure) throw this.#failure
  }
}
