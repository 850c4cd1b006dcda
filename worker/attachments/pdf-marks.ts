import { createInflate } from 'node:zlib'
import type { FileMark } from '#domain/forms/files'
import { concatBytes } from '../http/bytes'
import type { Meter } from '../runtime/meter'

/** Names (ISO 32000-2) of what may act in a PDF or belongs to more than its pages. */
const markOf: ReadonlyMap<string, FileMark> = new Map([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['XFA', 'script'],
  ['Launch', 'action'],
  ['OpenAction', 'action'],
  ['AA', 'action'],
  ['SubmitForm', 'action'],
  ['ImportData', 'action'],
  ['EmbeddedFile', 'embedded'],
  ['EmbeddedFiles', 'embedded'],
  ['RichMedia', 'embedded'],
  ['Encrypt', 'encrypted'],
  ['URI', 'links'],
  ['GoToR', 'links'],
  ['GoToE', 'links'],
])

const slash = 0x2f
const numberSign = 0x23
const carriageReturn = 0x0d
/** White space and delimiters (ISO 32000-2, 7.2.3) end a name. */
const ends = new Set(Array.from('\0\t\n\f\r ()<>[]{}/%', (mark) => mark.charCodeAt(0)))
const longestName = 64
const stepBytes = 16 * 1024

const inflatedAtMost = 8 * 1_048_576
/** Bytes after its type within which a dictionary ends and its data begins. */
const dictionaryAtMost = 4_096

const latin = (text: string) => Uint8Array.from(text, (mark) => mark.charCodeAt(0))
const streamWord = latin('stream')
const endWord = latin('endstream')

/** The name that begins at `from`, with its `#xx` resolved, at most `longestName` characters. */
function readName(bytes: Uint8Array, from: number): string {
  let name = ''
  for (let at = from; at < bytes.length && name.length < longestName; at += 1) {
    const byte = bytes[at] ?? 0
    if (ends.has(byte)) break
    const code =
      byte === numberSign
        ? Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16)
        : Number.NaN
    name += String.fromCharCode(Number.isNaN(code) ? byte : code)
    if (!Number.isNaN(code)) at += 2
  }
  return name
}

/** The offset of a word that begins in `from` to `to`; -1 if there is none. */
function findWord(bytes: Uint8Array, word: Uint8Array, from: number, to: number): number {
  const [first] = word
  const end = Math.min(to, bytes.length)
  for (let at = from; at < end; at += 1) {
    if (bytes[at] === first && word.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}

/** Visits each name, in steps that let other requests run. */
async function eachName(
  bytes: Uint8Array,
  meter: Meter,
  visit: (name: string, at: number) => void,
): Promise<void> {
  let counted = 0
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) {
    visit(readName(bytes, at + 1), at)
    if (at - counted < stepBytes) continue
    await meter.count(at - counted)
    counted = at
  }
  await meter.count(bytes.length - counted)
}

/** The bounds of the data of a stream whose dictionary holds the offset; null if they are missing. */
function findData(bytes: Uint8Array, offset: number): { from: number; to: number } | null {
  const word = findWord(bytes, streamWord, offset, offset + dictionaryAtMost)
  if (word < 0) return null
  const from = word + streamWord.length
  const to = findWord(bytes, endWord, from, bytes.length)
  return to < 0 ? null : { from: bytes[from] === carriageReturn ? from + 2 : from + 1, to }
}

/**
 * Inflates the object streams at the given offsets and visits their names. False as soon as one
 * cannot be read: the rest would cost time without a better answer.
 */
async function eachHiddenName(
  bytes: Uint8Array,
  offsets: readonly number[],
  meter: Meter,
  visit: (name: string) => void,
): Promise<boolean> {
  let left = inflatedAtMost
  let next = 0
  for (const offset of offsets) {
    const data = offset < next ? null : findData(bytes, offset)
    const objects = data && (await inflate(bytes.subarray(data.from, data.to), left, meter))
    if (!objects) return false
    left -= objects.length
    next = data.to
    await eachName(objects, meter, visit)
  }
  return true
}

/**
 * What a PDF may contain besides pages, by the names in its bytes and in its object streams. The
 * file is not parsed: a name in a text counts as well. What another filter or encryption hides is
 * reported as `unread`. The time is linear in the size.
 */
export async function findPdfMarks(bytes: Uint8Array, meter: Meter): Promise<Set<FileMark>> {
  const marks = new Set<FileMark>()
  const objectStreams: number[] = []
  const note = (name: string) => {
    const mark = markOf.get(name)
    if (mark) marks.add(mark)
  }
  await eachName(bytes, meter, (name, at) => {
    note(name)
    if (name === 'ObjStm') objectStreams.push(at)
  })
  if (!(await eachHiddenName(bytes, objectStreams, meter, note))) marks.add('unread')
  return marks
}

const chunkSize = 64 * 1024

/**
 * Inflates zlib data (RFC 1950); the input may be longer than the stream. Null for damaged data and
 * as soon as the output exceeds `limit`. `node:zlib` stops when its output is not read; workerd's
 * DecompressionStream inflates everything that was written.
 */
async function inflate(bytes: Uint8Array, limit: number, meter: Meter): Promise<Uint8Array | null> {
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
