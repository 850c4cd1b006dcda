import { openVault, type Vault } from '#db/vault'
import type { Work } from './context'

/** `data` is for what is stored, `tokens` for what is handed out and comes back. */
export type VaultName = 'data' | 'tokens'

const secretOf = { data: 'DATA_KEY', tokens: 'SIGNING_KEY' } as const

/** A vault, opened once an isolate. */
export async function vaultOf({ env, house }: Work, name: VaultName): Promise<Vault> {
  const known = house.vaults.get(name)
  if (known) return known
  const vault = await openVault(env[secretOf[name]])
  house.vaults.set(name, vault)
  return vault
}
