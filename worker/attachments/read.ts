import { tellFile } from '#domain/forms/files'
import type { Issue } from '#domain/forms/issue'
import type { Translate } from '#domain/messages/translate'
import { inspect } from './inspect'
import type { ReadFile } from './store'
import type { SentFile } from './upload'

/** A request's files, field by field in their order. */
export type ReadFiles = Record<string, ReadFile[]>

/** The bytes of what was sent; they can be had once. */
export function readFiles(sent: Record<string, readonly SentFile[]>): ReadFiles {
  const pairs = Object.entries(sent).map(
    ([field, files]) =>
      [field, files.map((file) => ({ name: file.name, bytes: file.takeBytes() }))] as const,
  )
  return Object.fromEntries(pairs)
}

/** What the files' own bytes say against them, one file after the other; one sentence a file. */
export async function findContentIssues(files: ReadFiles, t: Translate): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const [field, list] of Object.entries(files)) {
    for (const file of list) {
      const fault = await inspect(file)
      if (fault) issues.push({ field, message: tellFile(t, fault, file) })
    }
  }
  return issues
}
