import type { RequestAction } from '#domain/tickets/status'
import { toBase64Url, type Vault } from '../privacy/keyring'

/** The seed of a code: the same for what is asked for twice under one key. */
export async function seedOf(
  vault: Vault,
  { reference, action, key }: { reference: string; action: RequestAction; key: string },
): Promise<string> {
  const hash = await vault.hash(`${reference}\0${action}\0${key}`, 'code-seed')
  return toBase64Url(hash.subarray(0, 16))
}

/** The six digits that a seed stands for. */
export async function digitsOf(vault: Vault, seed: string): Promise<string> {
  const { buffer } = await vault.hash(seed, 'code')
  return String(new DataView(buffer).getBigUint64(0) % 1_000_000n).padStart(6, '0')
}
