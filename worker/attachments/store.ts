import { toBase64Url } from '#db/privacy/keyring'
import { type FileOwner, fileAbout, folderOf } from '#db/submissions/attachment-names'
import { cleanFileName, typeOf } from '#domain/forms/files'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'

/** A file as its bytes are, read once. */
export interface ReadFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What tells a file from every other, without telling anything of it. */
async function fingerprint(work: Work, { bytes }: ReadFile): Promise<string> {
  const vault = await vaultOf(work, 'data')
  const plain = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return toBase64Url(await vault.hash(toBase64Url(plain), 'file'))
}

/** What a request's row says of its files, field by field: name, type, size, and which bytes. */
export async function describeFiles(work: Work, files: Record<string, ReadFile[]>) {
  const pairs = Object.entries(files).map(async ([field, list]) => {
    const described = list.map(async (file) => ({
      name: cleanFileName(file.name),
      type: typeOf(file),
      size: file.bytes.byteLength,
      fingerprint: await fingerprint(work, file),
    }))
    return [field, await Promise.all(described)] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/**
 * Stores a request's files, locked, before its row is written: a row is never without them, and files
 * that no row came for are swept away. Throws when they could not be stored.
 */
export async function putFiles(
  work: Work,
  owner: FileOwner,
  files: readonly ReadFile[],
): Promise<void> {
  const vault = await vaultOf(work, 'data')
  const folder = folderOf(owner)
  for (const [at, file] of files.entries()) {
    const name = `${folder}${at + 1}`
    const locked = await vault.lockBytes(file.bytes, fileAbout(name))
    const httpMetadata = { contentType: 'application/octet-stream' }
    const customMetadata = { type: typeOf(file) ?? '' }
    const put = work.env.ATTACHMENTS.put(name, locked, { httpMetadata, customMetadata })
    await within(budgets.filePut, 'attachments.put', put)
  }
}
