import { toBase64Url } from '#domain/text/encoding'
import type { Keyring } from '../privacy/keyring'

/** The keyed hash by which an account is found: of the identity provider and its name of a person. */
export async function hashIdentity(
  keyring: Keyring,
  issuer: string,
  subject: string,
): Promise<string> {
  return toBase64Url(await keyring.hash(JSON.stringify([issuer, subject]), 'identity'))
}
