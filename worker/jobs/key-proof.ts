import { hasKeyProof, storeKeyProof } from '#db/privacy/key-proof'
import { openKeyring } from '#db/privacy/keyring'
import type { Bindings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'

export interface KeyProofDeps {
  env: Pick<Bindings, 'DATA_KEY' | 'HASH_KEY' | 'OUTBOX'>
}

/**
 * Stores a proof of the data key in use, so that key rotation refuses any other
 * (db/cli/rotate-data-key).
 */
export async function proveDataKey({ env }: KeyProofDeps): Promise<void> {
  const keyring = await openKeyring({ encryption: env.DATA_KEY, hash: env.HASH_KEY })
  const proving = hasKeyProof(env.OUTBOX, keyring)
  if (await withDeadline(deadlines.write, 'outbox.get', proving)) return
  await withDeadline(deadlines.write, 'outbox.put', storeKeyProof(env.OUTBOX, keyring))
}
