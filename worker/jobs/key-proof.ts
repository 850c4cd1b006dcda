import { isProven, keepProof } from '#db/privacy/key-proof'
import { openVault } from '#db/privacy/keyring'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'

/** Says which key the site locks with, so that nothing is locked anew with any other (db/relock). */
export async function proveDataKey({ env }: Work): Promise<void> {
  const vault = await openVault({ lock: env.DATA_KEY, hash: env.HASH_KEY })
  const proving = isProven(env.OUTBOX, vault)
  if (await within(budgets.write, 'outbox.get', proving)) return
  await within(budgets.write, 'outbox.put', keepProof(env.OUTBOX, vault))
}
