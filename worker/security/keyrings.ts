import { HTTPException } from 'hono/http-exception'
import { openVault, type Vault } from '#db/privacy/keyring'
import { log } from '../log'
import type { Work } from '../runtime/request-context'

/** `data` is for what is stored, `tokens` for what is handed out and comes back. */
export type VaultName = 'data' | 'tokens'

/** How their secrets are called, and how they are read. */
const secretsOf = {
  data: {
    part: 'secrets DATA_KEY, HASH_KEY, DATA_KEY_FORMER',
    read: ({ env, deployment }: Work) => ({
      lock: env.DATA_KEY,
      hash: env.HASH_KEY,
      former: deployment.formerDataKey,
    }),
  },
  tokens: { part: 'secret SIGNING_KEY', read: ({ env }: Work) => env.SIGNING_KEY },
}

/**
 * A vault, opened once an isolate. Without its secrets everything that needs it is closed (503), and
 * the log says which they are.
 */
export async function vaultOf(work: Work, name: VaultName): Promise<Vault> {
  const { house, requestId } = work
  const known = house.vaults.get(name)
  if (known) return known
  const { part, read } = secretsOf[name]
  try {
    const vault = await openVault(read(work))
    house.vaults.set(name, vault)
    return vault
  } catch (cause) {
    log('error', { event: 'failure', request: requestId, part })
    throw new HTTPException(503, { cause })
  }
}
