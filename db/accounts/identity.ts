import { toBase64Url } from '#domain/text/encoding'
import type { Keyring } from '../privacy/keyring'

/** Keyed hash of issuer and subject (OpenID Connect Core 1.0, 2), by which an account is found. */
export async function hashIdentity(
  keyring: Keyring,
  issuer: string,
  subject: string,
): Promise<string> {
  return toBase64Url(await keyring.hash(JSON.stringify([issuer, subject]), 'identity'))
}
