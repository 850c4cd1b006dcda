import { describeFile } from '#domain/forms/files'
import type { Issue } from '#domain/forms/issue'
import type { Translate } from '#domain/messages/translate'
import { inspect } from './inspect'
import type { ReadFile } from './store'
import type { SentFile } from './upload'

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

/** Inspects the files one after the other; at most one issue per file. */
export async function findContentIssues(files: ReadFiles, t: Translate): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const [field, list] of Object.entries(files)) {
    for (const file of list) {
      const issue = await inspect(file)
      if (issue) issues.push({ field, message: describeFile(t, issue, file) })
    }
  }
  return issues
}
