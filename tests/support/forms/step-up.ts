import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { toBase64Url } from '#domain/text/encoding'
import { tokenKeyringOf } from '#worker/security/keyrings'
import { workAt } from './work-at'

/** A known counter and the least work, so that hundreds of proofs take no time. */
const counter = 3
const cost = 1
const validForSeconds = 36_000

/**
 * A solved step-up challenge of a form in the field `altcha`, signed with the site's key. The worker
 * issues the same with more work.
 */
export async function proveWork(form: string): Promise<string> {
  const keyring = await tokenKeyringOf(workAt(Date.now()))
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    deriveKey,
    data: { action: `${form}:step-up` },
    expiresAt: Math.floor(Date.now() / 1_000) + validForSeconds,
    hmacSignatureSecret: toBase64Url(await keyring.hash('altcha', 'captcha')),
  })
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter })
  return btoa(JSON.stringify({ challenge, solution }))
}
