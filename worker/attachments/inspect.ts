import { fileTypeFromBuffer } from 'file-type'
import {
  describeFile,
  type FileKey,
  type FileMark,
  fileMarks,
  isMacroName,
  typeOf,
} from '#domain/forms/files'
import type { Issue } from '#domain/forms/issue'
import type { Translate } from '#domain/messages/translate'
import type { SentFile } from '../http/upload'
import { createMeter } from '../runtime/meter'
import { inspectOffice, isEncryptedOffice } from './office'
import { findPdfMarks } from './pdf-marks'
import type { ReadFile } from './store'

/** Enough for every accepted type; bounds the library's work. */
const headBytes = 4_100

const maxPixels = 100_000_000

/** Readers accept a PDF whose header stands within the first KiB. */
const pdfHeaderAtMost = 1_024

interface Inspection {
  /** Message key of the refusal; null if the file is accepted. */
  issue: FileKey | null
  /** What an accepted file may contain that can act or leads elsewhere. */
  marks: readonly FileMark[]
}

const refuse = (issue: FileKey): Inspection => ({ issue, marks: [] })
const accept = (marks: ReadonlySet<FileMark> = new Set()): Inspection => ({
  issue: null,
  marks: fileMarks.filter((mark) => marks.has(mark)),
})

/** Extension of the type that the leading bytes show, in the terms of `file-type`. */
async function detect(bytes: Uint8Array): Promise<string | null> {
  const start = bytes.subarray(0, headBytes)
  const found = await fileTypeFromBuffer(start)
  if (found) return found.ext
  const head = new TextDecoder('latin1').decode(start.subarray(0, pdfHeaderAtMost))
  return head.includes('%PDF-') ? 'pdf' : null
}

function inspectImage(bytes: Uint8Array): Inspection {
  const pixels = pixelsOf(bytes)
  if (pixels === null) return refuse('validation.fileBroken')
  return pixels > maxPixels ? refuse('validation.filePixels') : accept()
}

function inspectContainer(bytes: Uint8Array, found: string, type: string): Inspection {
  if (found === 'cfb') {
    return isEncryptedOffice(bytes)
      ? accept(new Set(['encrypted', 'unread']))
      : refuse('validation.fileContent')
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return refuse('validation.fileContent')
  const read = inspectOffice(bytes, type.endsWith('.sheet') ? 'xlsx' : 'docx')
  return 'issue' in read ? refuse(read.issue) : accept(read.marks)
}

/**
 * Checks that a file's content has the type of its name. What may act in it is no reason to refuse
 * it and is returned as marks. The time is linear in the size, and other requests run in between.
 */
export async function inspect(file: ReadFile, meter = createMeter()): Promise<Inspection> {
  const { bytes } = file
  if (isMacroName(file)) return refuse('validation.fileMacros')
  const type = typeOf(file)
  if (!type) return refuse('validation.fileType')
  const found = (await detect(bytes)) ?? ''
  await meter.count(Math.min(bytes.length, headBytes))
  switch (type) {
    case 'application/pdf':
      return found === 'pdf'
        ? accept(await findPdfMarks(bytes, meter))
        : refuse('validation.fileContent')
    case 'image/png':
      return found === 'png' || found === 'apng'
        ? inspectImage(bytes)
        : refuse('validation.fileContent')
    case 'image/jpeg':
      return found === 'jpg' ? inspectImage(bytes) : refuse('validation.fileContent')
    default:
      return inspectContainer(bytes, found, type)
  }
}

const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65_536 + u16(bytes, at + 2)

const markerStart = 0xff
/** Cameras write about twenty. */
const segmentsAtMost = 10_000

const tables = new Set([0xc4, 0xc8, 0xcc])

/** Frame headers (ISO/IEC 10918-1, table B.1): C0 to CF except the tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !tables.has(marker)

/** Markers without a length. */
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

function jpegPixels(bytes: Uint8Array): number | null {
  let at = 2
  for (let left = segmentsAtMost; left > 0 && at + 9 < bytes.length; left -= 1) {
    // Some cameras leave bytes between segments; decoders look for the next marker.
    at = bytes.indexOf(markerStart, at)
    if (at < 0) return null
    // Any number of fill bytes may precede a marker.
    while (bytes[at + 1] === markerStart) at += 1
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return u16(bytes, at + 5) * u16(bytes, at + 7)
    at += 2 + (isStandalone(marker) ? 0 : u16(bytes, at + 2))
  }
  return null
}

/** PNG (ISO/IEC 15948, 11.2.2): the header chunk comes first and begins with width and height. */
function pngPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 33 || u32(bytes, 12) !== 0x49484452) return null
  return u32(bytes, 16) * u32(bytes, 20)
}

/** The number of pixels in a JPEG or PNG header; null if it is missing or zero. */
function pixelsOf(bytes: Uint8Array): number | null {
  const pixels = bytes[0] === markerStart ? jpegPixels(bytes) : pngPixels(bytes)
  return pixels === 0 ? null : pixels
}

/** A submission's files by field. */
export type ReadFiles = Record<string, ReadFile[]>

/** Takes the bytes of the sent files, which are released there. */
export function readFiles(sent: Record<string, readonly SentFile[]>): ReadFiles {
  const pairs = Object.entries(sent).map(
    ([field, files]) =>
      [field, files.map((file) => ({ name: file.name, bytes: file.takeBytes() }))] as const,
  )
  return Object.fromEntries(pairs)
}

/** What the inspection of a submission's files found. */
interface InspectedFiles {
  /** At most one per file. */
  issues: Issue[]
  /** Marks of the files by field, in their order. */
  marks: Record<string, (readonly FileMark[])[]>
}

/** Inspects the files one after the other. */
export async function inspectFiles(files: ReadFiles, t: Translate): Promise<InspectedFiles> {
  const issues: Issue[] = []
  const marks: InspectedFiles['marks'] = {}
  for (const [field, list] of Object.entries(files)) {
    const found: (readonly FileMark[])[] = []
    for (const file of list) {
      const inspection = await inspect(file)
      if (inspection.issue) issues.push({ field, message: describeFile(t, inspection.issue, file) })
      found.push(inspection.marks)
    }
    marks[field] = found
  }
  return { issues, marks }
}
