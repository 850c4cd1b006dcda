import { tellFile } from '#domain/forms/files'
import type { Issue } from '#domain/forms/issue'
import type { Translate } from '#domain/messages/index'
import { inspect } from './inspect'
import type { ReadFile } from './store'

/** A request's files, field by field in their order. */
export type ReadFiles = Record<string, ReadFile[]>

/** The bytes of what was sent. */
export async function readFiles(sent: Record<string, readonly File[]>): Promise<ReadFiles> {
  const pairs = Object.entries(sent).map(async ([field, files]) => {
    const read = files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }))
    return [field, await Promise.all(read)] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** What the files' own bytes say against them; one sentence a file. */
export function findContentIssues(files: ReadFiles, t: Translate): Issue[] {
  return Object.entries(files).flatMap(([field, list]) =>
    list.flatMap((file) => {
      const fault = inspect(file)
      return fault ? [{ field, message: tellFile(t, fault, file) }] : []
    }),
  )
}
