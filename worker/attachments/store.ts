import { fileAdditionalData } from '#db/submissions/attachment-names'
import { cleanFileName, type FileMark, typeOf } from '#domain/forms/files'
import { toBase64Url } from '#domain/text/encoding'
import type { Bindings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

export type FileStoreDeps = DataKeyringDeps & { env: Pick<Bindings, 'ATTACHMENTS'> }

export interface ReadFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Keyed hash of the content, so that it identifies the file but cannot be guessed from it. */
async function fingerprint(deps: DataKeyringDeps, { bytes }: ReadFile): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  const plainHash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return toBase64Url(await keyring.hash(toBase64Url(plainHash), 'file'))
}

/** The metadata of a submission's files, by field, that its answers contain. */
export async function describeFiles(deps: DataKeyringDeps, files: Record<string, ReadFile[]>) {
  const pairs = Object.entries(files).map(async ([field, list]) => {
    const described = list.map(async (file) => ({
      name: cleanFileName(file.name),
      type: typeOf(file),
      size: file.bytes.byteLength,
      fingerprint: await fingerprint(deps, file),
    }))
    return [field, await Promise.all(described)] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** Adds what an inspection found to the files among the answers. */
export function addMarks(
  answers: Record<string, unknown>,
  marks: Record<string, (readonly FileMark[])[]>,
): Record<string, unknown> {
  const pairs = Object.entries(marks).map(([field, found]) => {
    // Written by `describeFiles`, in the order of the files.
    const described = answers[field] as object[]
    return [field, described.map((file, index) => ({ ...file, marks: found[index] }))] as const
  })
  return { ...answers, ...Object.fromEntries(pairs) }
}

/**
 * Encrypts and stores files in R2 under a prefix and their position from 1, before their row is written.
 * The sweep deletes folders without a row. Returns their names; throws if a file cannot be stored.
 */
export async function putFiles(
  deps: FileStoreDeps,
  prefix: string,
  files: readonly ReadFile[],
): Promise<string[]> {
  const keyring = await dataKeyringOf(deps)
  const names = files.map((_, index) => `${prefix}${index + 1}`)
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? ''
    const encrypted = await keyring.encryptBytes(file.bytes, fileAdditionalData(name))
    const httpMetadata = { contentType: 'application/octet-stream' }
    const customMetadata = { type: typeOf(file) ?? '' }
    const put = deps.env.ATTACHMENTS.put(name, encrypted, { httpMetadata, customMetadata })
    await withDeadline(deadlines.filePut, 'attachments.put', put)
  }
  return names
}
