import type { Vault } from './keyring'

/** Beside the outbox's requests, and none of them. */
const proofName = 'data-key'
const proof = 'what the site locks with'

/** Whether the site locks with this vault: it keeps a proof, which no other key opens. */
export async function isProven(store: KVNamespace, vault: Vault): Promise<boolean> {
  const kept = await store.get(proofName)
  return kept !== null && (await vault.unlock(kept, proofName)) === proof
}

/** Keeps the proof for this vault, in place of that for another. */
export async function keepProof(store: KVNamespace, vault: Vault): Promise<void> {
  await store.put(proofName, await vault.lock(proof, proofName))
}
