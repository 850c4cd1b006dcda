import type { Keyring } from './keyring'

/** A key outside the `outbox:` prefix. */
const proofKey = 'data-key'
/** Stored encrypted: a change of this text invalidates the proof of a deployed site. */
const proof = 'what the site locks with'

/** True if the site encrypts with this keyring: only its key decrypts the stored proof. */
export async function hasKeyProof(store: KVNamespace, keyring: Keyring): Promise<boolean> {
  const stored = await store.get(proofKey)
  return stored !== null && (await keyring.decrypt(stored, proofKey)) === proof
}

/** Stores a proof encrypted with this keyring and replaces the previous one. */
export async function storeKeyProof(store: KVNamespace, keyring: Keyring): Promise<void> {
  await store.put(proofKey, await keyring.encrypt(proof, proofKey))
}
