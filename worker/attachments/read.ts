import { describeFile, type FileMark } from '#domain/forms/files'
import type { Issue } from '#domain/forms/issue'
import type { Translate } from '#domain/messages/translate'
import type { SentFile } from '../http/upload'
import { inspect } from './inspect'
import type { ReadFile } from './store'

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
