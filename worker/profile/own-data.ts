import { collectDataOf } from '#db/privacy/collect-personal-data'
import { exportPersonalData, type SavedFile } from '#db/privacy/export-personal-data'
import type { Member } from '../auth/session'
import type { Bindings } from '../env'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

export type OwnDataDeps = Omit<DataKeyringDeps, 'env'> & {
  env: DataKeyringDeps['env'] & Pick<Bindings, 'DB' | 'OUTBOX' | 'ATTACHMENTS'>
  now: number
}

/** An attached file and its place in the copy. */
interface OwnFile extends Pick<SavedFile, 'read'> {
  path: string
}

/** Everything stored about a member, decrypted, and the files that they sent, to be read later. */
export async function loadOwnData(deps: OwnDataDeps, { account, claims }: Member) {
  const { env, now } = deps
  const keyring = await dataKeyringOf(deps)
  const { emailHash, id: accountId } = account
  const data = await collectDataOf(env, { emailHash, accountId })
  const files: OwnFile[] = []
  const save = async ({ reference, number, name, read }: SavedFile) => {
    const path = `files/${reference}/${number}-${name}`
    files.push({ path, read })
    return path
  }
  const { name, email, isEmailVerified, roles } = claims
  const exported = await exportPersonalData(
    { stores: env, keyring, data, save },
    emailHash === null ? null : email,
    now,
  )
  const document = { statedAtLogin: { name, email, isEmailVerified, roles }, ...exported }
  return { document, files }
}

export type OwnDocument = Awaited<ReturnType<typeof loadOwnData>>['document']
