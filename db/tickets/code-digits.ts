import { toBase64Url } from '#domain/text/encoding'
import type { CodeAction } from '#domain/tickets/status'
import type { Keyring } from '../privacy/keyring'

/** Seed of a code; the same idempotency key gives the same seed. */
export async function seedOf(
  keyring: Keyring,
  { reference, action, key }: { reference: string; action: CodeAction; key: string },
): Promise<string> {
  const hash = await keyring.hash(`${reference}\0${action}\0${key}`, 'code-seed')
  return toBase64Url(hash.subarray(0, 16))
}

/** Derives the six digits of a code from its seed. */
export async function digitsOf(keyring: Keyring, seed: string): Promise<string> {
  const { buffer } = await keyring.hash(seed, 'code')
  return String(new DataView(buffer).getBigUint64(0) % 1_000_000n).padStart(6, '0')
}
