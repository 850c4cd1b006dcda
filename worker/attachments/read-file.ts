import { fileAdditionalData } from '#db/submissions/attachment-names'
import type { Bytes } from '#domain/text/encoding'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import type { FileStoreDeps } from './store'

/** A stored file, decrypted; null if there is none or it cannot be decrypted. */
export async function readFile(deps: FileStoreDeps, name: string): Promise<Bytes | null> {
  const reading = deps.env.ATTACHMENTS.get(name)
  const object = await withDeadline(deadlines.filePut, 'attachments.get', reading)
  if (!object) return null
  const encrypted = new Uint8Array(await object.arrayBuffer())
  return (await dataKeyringOf(deps)).decryptBytes(encrypted, fileAdditionalData(name))
}
