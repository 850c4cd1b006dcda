import { HTTPException } from 'hono/http-exception'
import { type Keyring, openKeyring, type Secrets } from '#db/privacy/keyring'
import { toBase64Url } from '#domain/text/encoding'
import type { Bindings, Deployment } from '../env'
import { log } from '../log'

/** `data` protects stored values, `tokens` values that visitors receive and send back. */
type KeyringName = 'data' | 'tokens'

/** The keyrings that this isolate has opened. */
export type Keyrings = Map<KeyringName, Keyring>

interface OpenDeps {
  isolate: { keyrings: Keyrings }
  requestId: string
}

export interface DataKeyringDeps extends OpenDeps {
  env: Pick<Bindings, 'DATA_KEY' | 'HASH_KEY'>
  deployment: Pick<Deployment, 'formerDataKey'>
}

export interface TokenKeyringDeps extends OpenDeps {
  env: Pick<Bindings, 'SIGNING_KEY'>
}

const secretNames = {
  data: 'secrets DATA_KEY, HASH_KEY, DATA_KEY_FORMER',
  tokens: 'secret SIGNING_KEY',
} as const satisfies Record<KeyringName, string>

/** Opens a keyring once per isolate. Without its secrets: 503, and the log names them. */
async function openOnce(
  { isolate, requestId }: OpenDeps,
  name: KeyringName,
  readSecrets: () => Secrets | string,
): Promise<Keyring> {
  const known = isolate.keyrings.get(name)
  if (known) return known
  try {
    const keyring = await openKeyring(readSecrets())
    isolate.keyrings.set(name, keyring)
    return keyring
  } catch (cause) {
    log('error', { event: 'failure', request: requestId, part: secretNames[name] })
    throw new HTTPException(503, { cause })
  }
}

/** The keyring for stored values; throws 503 without its secrets. */
export function dataKeyringOf(deps: DataKeyringDeps): Promise<Keyring> {
  return openOnce(deps, 'data', () => ({
    encryption: deps.env.DATA_KEY,
    hash: deps.env.HASH_KEY,
    former: deps.deployment.formerDataKey,
  }))
}

/** The keyring for tokens, cookies and rate-limit keys; throws 503 without its secret. */
export function tokenKeyringOf(deps: TokenKeyringDeps): Promise<Keyring> {
  return openOnce(deps, 'tokens', () => deps.env.SIGNING_KEY)
}

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
