import { fileTypeFromBuffer } from 'file-type'
import { type FileKey, type FileMark, fileMarks, isMacroName, typeOf } from '#domain/forms/files'
import { createMeter } from '../runtime/meter'
import { pixelsOf } from './image'
import { inspectOffice, isEncryptedOffice } from './office'
import { findPdfMarks } from './pdf-marks'
import type { ReadFile } from './store'

/** Enough for every accepted type; bounds the library's work. */
const headBytes = 4_100

const maxPixels = 100_000_000

/** Readers accept a PDF whose header stands within the first KiB. */
const pdfHeaderAtMost = 1_024

export interface Inspection {
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
