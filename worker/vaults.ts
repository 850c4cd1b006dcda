import { HTTPException } from 'hono/http-exception'
import { openVault, type Vault } from '#db/vault'
import type { Work } from './context'
import { log } from './log'

/** `data` is for what is stored, `tokens` for what is handed out and comes back. */
export type VaultName = 'data' | 'tokens'

const secretOf = { data: 'DATA_KEY', tokens: 'SIGNING_KEY' } as const

/**
 * A vault, opened once an isolate. Without its secret everything that needs it is closed (503), and
 * the log says which one is missing.
 */
export async function vaultOf({ env, house, requestId }: Work, name: VaultName): Promise<Vault> {
  const known = house.vaults.get(name)
  if (known) return known
  const secret = secretOf[name]
  try {
    const vault = await openVault(env[secret])
    house.vaults.set(name, vault)
    return vault
  } catch (cause) {
    log('error', { event: 'failure', request: requestId, part: `secret ${secret}` })
    throw new HTTPException(503, { cause })
  }
}
