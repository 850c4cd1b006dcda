import { HTTPException } from 'hono/http-exception'

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
const carriageReturn = 13

const encoder = new TextEncoder()
const decodeHead = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function refuse(): never {
  throw new HTTPException(400)
}

/** The boundary parameter of a content type (RFC 2046, 5.1.1); throws 400 without one. */
export function boundaryOf(type: string): string {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))\s*(?:;|$)/i.exec(type)
  return found?.[1] ?? found?.[2] ?? refuse()
}

function matches(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (bytes[at + index] !== wanted[index]) return false
  }
  return true
}

/** A loop: `Uint8Array.indexOf` is slow when many bytes match the first byte. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const last = bytes.length - wanted.length
  for (let at = 0; at <= last; at += 1) {
    if (bytes[at] === carriageReturn && matches(bytes, at, wanted)) return at
  }
  return -1
}

const disposition =
  /^content-disposition:[ \t]*form-data((?:[ \t]*;[ \t]*[\w*-]+=(?:"(?:[^"\\]|\\.)*"|[^\s;"]*))*)[ \t]*$/im
const contentType = /^content-type:[ \t]*([^\s;]*)/im

function parameter(text: string, name: string): string | null {
  const found = new RegExp(`;[ \\t]*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]*))`, 'i').exec(
    text,
  )
  return found?.[1] ?? found?.[2] ?? null
}

function readHead(bytes: Uint8Array): PartHead {
  let text = ''
  try {
    text = decodeHead.decode(bytes)
  } catch {
    refuse()
  }
  if (/[^\P{Cc}\t\r\n]/u.test(text)) refuse()
  const parameters = disposition.exec(text)?.[1] ?? refuse()
  const name = parameter(parameters, 'name') ?? refuse()
  const type = contentType.exec(text)?.[1] ?? ''
  return { name, fileName: parameter(parameters, 'filename'), type: type.toLowerCase() }
}

const lineBreak = encoder.encode('\r\n')
const emptyLine = encoder.encode('\r\n\r\n')

/**
 * Parses a `multipart/form-data` body while it arrives: at most 64 parts, headers of at most 4 KiB,
 * no preamble and no epilogue. Throws 400 for anything malformed.
 */
export class MultipartReader {
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array(lineBreak)
  #state: 'start' | 'delimiter' | 'head' | 'data' | 'end' = 'start'
  #sink: PartSink | null = null
  #parts = 0
  readonly #delimiter: Uint8Array
  readonly #open: (head: PartHead) => PartSink

  constructor(boundary: string, open: (head: PartHead) => PartSink) {
    this.#delimiter = encoder.encode(`\r\n--${boundary}`)
    this.#open = open
  }

  write(piece: Uint8Array<ArrayBuffer>): void {
    const bytes = new Uint8Array(this.#rest.length + piece.length)
    bytes.set(this.#rest)
    bytes.set(piece, this.#rest.length)
    this.#rest = bytes
    while (this.#step());
  }

  end(): void {
    if (this.#state !== 'end') refuse()
  }

  /** True when it consumed input and may continue. */
  #step(): boolean {
    switch (this.#state) {
      case 'start':
        return this.#readStart()
      case 'delimiter':
        return this.#readDelimiter()
      case 'head':
        return this.#readHead()
      case 'data':
        return this.#readData()
      case 'end':
        return this.#readRest()
    }
  }

  #drop(bytes: number): void {
    this.#rest = this.#rest.subarray(bytes)
  }

  #readStart(): boolean {
    if (this.#rest.length < this.#delimiter.length) return false
    if (indexOf(this.#rest, this.#delimiter) !== 0) refuse()
    this.#drop(this.#delimiter.length)
    this.#state = 'delimiter'
    return true
  }

  #readDelimiter(): boolean {
    const [first, second] = this.#rest
    if (first === undefined || second === undefined) return false
    const isLast = first === 0x2d && second === 0x2d
    if (!isLast && (first !== carriageReturn || second !== 10)) refuse()
    this.#drop(2)
    this.#state = isLast ? 'end' : 'head'
    return true
  }

  #readHead(): boolean {
    const end = indexOf(this.#rest, emptyLine)
    if (end < 0 ? this.#rest.length > headAtMost : end > headAtMost) refuse()
    if (end < 0) return false
    this.#parts += 1
    if (this.#parts > partsAtMost) refuse()
    this.#sink = this.#open(readHead(this.#rest.subarray(0, end)))
    this.#drop(end + emptyLine.length)
    this.#state = 'data'
    return true
  }

  #readData(): boolean {
    const at = indexOf(this.#rest, this.#delimiter)
    const safe = at < 0 ? Math.max(0, this.#rest.length - this.#delimiter.length) : at
    if (safe > 0) this.#sink?.write(this.#rest.subarray(0, safe))
    this.#drop(safe)
    if (at < 0) return false
    this.#sink?.end()
    this.#drop(this.#delimiter.length)
    this.#state = 'delimiter'
    return true
  }

  /** Only a line break may follow the last part. */
  #readRest(): boolean {
    if (this.#rest.length > lineBreak.length) refuse()
    return false
  }
}
