import { ownerOf, submissionFolder } from '#db/privacy/collect-personal-data'
import { encryptFiles, type FileDescription } from '#db/privacy/personal-fields'
import { additionPrefix } from '#db/submissions/attachment-names'
import { queueScans } from '#db/submissions/attachment-scans'
import type { Submission } from '#db/submissions/submissions'
import type { Transition } from '#db/tickets/status-transitions'
import type { Issue } from '#domain/forms/issue'
import type { Translate } from '#domain/messages/translate'
import { toBase64Url } from '#domain/text/encoding'
import { inspectFiles } from '../attachments/inspect'
import type { ScanStateDeps } from '../attachments/scan-states'
import { describeFiles, type FileStoreDeps, putFiles, type ReadFile } from '../attachments/store'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

export type StoreFilesDeps = FileStoreDeps & ScanStateDeps

/** Name of the field for files in the forms of a ticket. */
export const filesField = 'attachments'

/** Files that come with what is added to a ticket. */
export interface AddedFiles {
  files: readonly ReadFile[]
  descriptions: readonly (FileDescription & { fingerprint: string })[]
}

export async function describeAddedFiles(
  deps: DataKeyringDeps,
  files: ReadFile[],
): Promise<AddedFiles> {
  const described = await describeFiles(deps, { [filesField]: files })
  return { files, descriptions: described[filesField] ?? [] }
}

/** Checks the content of the files; the descriptions then hold what may act in them. */
export async function inspectAddedFiles(
  { files, descriptions }: AddedFiles,
  t: Translate,
): Promise<AddedFiles | { issues: Issue[] }> {
  const { issues, marks } = await inspectFiles({ [filesField]: [...files] }, t)
  if (issues.length > 0) return { issues }
  const found = marks[filesField] ?? []
  return {
    files,
    descriptions: descriptions.map((file, at) => ({ ...file, marks: found[at] ?? [] })),
  }
}

/**
 * Stores files in the folder of a submission under a name of their own, and queues them for the
 * scanner. Returns their names; throws if one cannot be stored.
 */
export async function putAddedFiles(
  deps: StoreFilesDeps,
  submission: Submission,
  name: string,
  files: readonly ReadFile[],
): Promise<string[]> {
  const names = await putFiles(deps, additionPrefix(submissionFolder(submission), name), files)
  if (deps.deployment.scanner) {
    const queueing = queueScans(deps.primary, names, deps.now)
    await withDeadline(deadlines.d1Write, 'd1.write', queueing)
  }
  return names
}

/**
 * Stores the files before their row, so that no row exists without them. Returns their encrypted
 * descriptions; null without files. Throws if one cannot be stored.
 */
export async function storeAddedFiles(
  deps: StoreFilesDeps,
  submission: Submission,
  name: string,
  { files, descriptions }: AddedFiles,
): Promise<string | null> {
  if (files.length === 0) return null
  await putAddedFiles(deps, submission, name, files)
  return encryptFiles(await dataKeyringOf(deps), ownerOf(submission), descriptions)
}

/**
 * Checks and stores the files of an action on the site; `upload` is undefined without files. The same
 * request sent again stores them under the same name.
 */
export async function acceptFiles(
  deps: StoreFilesDeps,
  { submission, key, t }: { submission: Submission; key: string; t: Translate },
  added: AddedFiles,
): Promise<{ upload: Transition['upload'] } | { issues: Issue[] }> {
  const inspected = await inspectAddedFiles(added, t)
  if ('issues' in inspected) return inspected
  const sent = [submission.reference, key, fingerprintsOf(added)]
  const hash = await (await dataKeyringOf(deps)).hash(JSON.stringify(sent), 'added-files')
  const name = toBase64Url(hash.subarray(0, 18))
  const files = await storeAddedFiles(deps, submission, name, inspected)
  return { upload: files === null ? undefined : { name, files } }
}

export function fingerprintsOf({ descriptions }: AddedFiles): string[] {
  return descriptions.map(({ name, fingerprint }) => `${name} ${fingerprint}`)
}
