import type { FileKey, FileMark } from '#domain/forms/files'
import { documentType, endingOf } from '#domain/site/document-path'
import type { DocumentIssue } from '#domain/staff/documents'
import type { Bytes } from '#domain/text/encoding'
import { inspect } from './inspect'
import { inspectArchive } from './office'
import type { ReadFile } from './store'

export interface InspectedDocument {
  bytes: Bytes
  /** What it may contain that can act or leads elsewhere. */
  marks: readonly FileMark[]
}

const issueOf: Record<FileKey, DocumentIssue> = {
  'validation.fileType': 'type',
  'validation.fileEmpty': 'missing',
  'validation.fileTooLarge': 'tooLarge',
  'validation.fileContent': 'content',
  'validation.fileMacros': 'macros',
  'validation.filePixels': 'content',
  'validation.fileBroken': 'broken',
  'validation.fileExpands': 'expands',
}

/** A cell that a spreadsheet computes. */
const formula = /(?:^|[,;\t\r\n])"?[=@]/
// Control characters besides tab, line feed and carriage return are of no text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** A CSV (RFC 4180) in UTF-8, which is told from other texts by its name alone. */
function inspectTable(bytes: Bytes): { issue: DocumentIssue } | { marks: FileMark[] } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return { issue: 'content' }
  }
  const isMarkup = /^\s*<(?:!doctype|html|script|svg|\?xml)/i.test(text)
  if (control.test(text) || isMarkup || text.startsWith('%PDF-')) return { issue: 'content' }
  return { marks: formula.test(text) ? ['action'] : [] }
}

/**
 * Checks that a file for download has the type of its name, by the checks of attachments where they
 * know it. What may act in it is no reason to refuse it and is returned as marks.
 */
export async function inspectDocument(
  file: ReadFile,
): Promise<InspectedDocument | { issue: DocumentIssue }> {
  const { name, bytes } = file
  const ending = endingOf(name)
  if (ending === 'csv' || ending === 'zip') {
    const read = ending === 'csv' ? inspectTable(bytes) : inspectArchive(bytes)
    return 'issue' in read ? read : { bytes, marks: read.marks }
  }
  const { issue, marks } = await inspect(file)
  if (issue) return { issue: issueOf[issue] }
  return documentType(name) === null ? { issue: 'type' } : { bytes, marks }
}
