import { toBase64Url } from '#domain/text/encoding'
import { type TokenKeyringDeps, tokenKeyringOf } from './keyrings'

/** Purpose and keyed hash of the subject, so that the stored key contains no personal data. */
export async function rateLimitKeyOf(
  deps: TokenKeyringDeps,
  purpose: string,
  subject: string,
): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  const hash = await keyring.hash(subject, `limit:${purpose}`)
  return `${purpose}:${toBase64Url(hash.subarray(0, 16))}`
}
