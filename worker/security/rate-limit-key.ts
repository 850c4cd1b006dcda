import { toBase64Url } from '#db/privacy/keyring'
import type { Work } from '../runtime/request-context'
import { vaultOf } from './keyrings'

/** What a limit counts, by a name that tells nothing of whom: purpose and keyed hash. */
export async function bucketOf(work: Work, purpose: string, whom: string): Promise<string> {
  const vault = await vaultOf(work, 'tokens')
  const hash = await vault.hash(whom, `limit:${purpose}`)
  return `${purpose}:${toBase64Url(hash.subarray(0, 16))}`
}
