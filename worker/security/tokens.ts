import * as v from 'valibot'
import { isSameHash } from '#db/privacy/keyring'
import { fromBase64Url, toBase64Url } from '#domain/text/encoding'
import { type TokenKeyringDeps, tokenKeyringOf } from './keyrings'

export interface TokenDeps extends TokenKeyringDeps {
  /** Epoch ms. */
  now: number
}

/** Every token contains its expiry (epoch ms). */
const lifetime = v.object({ until: v.number() })

function readValue<S extends v.GenericSchema>(
  text: string | null,
  schema: S,
  now: number,
): v.InferOutput<S> | null {
  if (text === null) return null
  const value: unknown = JSON.parse(text)
  if (!v.is(lifetime, value) || value.until < now) return null
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : null
}

/**
 * Signs a value: everyone can read it, only this site can make it. Equal values give equal tokens.
 */
export async function signToken<T extends { until: number }>(
  deps: TokenKeyringDeps,
  purpose: string,
  value: T,
): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  const text = JSON.stringify(value)
  const signature = await keyring.hash(text, purpose)
  return `${toBase64Url(new TextEncoder().encode(text))}.${toBase64Url(signature)}`
}

/** Reads a signed token; null if it is forged, has another purpose or has expired. */
export async function readSigned<S extends v.GenericSchema>(
  deps: TokenDeps,
  purpose: string,
  token: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const [, body = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  const bytes = fromBase64Url(body)
  // Base64 is ambiguous in its last character: other spellings of the same bytes are refused.
  if (!bytes || toBase64Url(bytes) !== body) return null
  const keyring = await tokenKeyringOf(deps)
  const text = new TextDecoder().decode(bytes)
  const expected = toBase64Url(await keyring.hash(text, purpose))
  return isSameHash(expected, signature) ? readValue(text, schema, deps.now) : null
}

/** Encrypts a value: only this site can make or read the token. */
export async function sealToken<T extends { until: number }>(
  deps: TokenKeyringDeps,
  purpose: string,
  value: T,
): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  return keyring.encrypt(JSON.stringify(value), purpose)
}

/** Reads an encrypted token; null if it is forged, has another purpose or has expired. */
export async function readSealed<S extends v.GenericSchema>(
  deps: TokenDeps,
  purpose: string,
  token: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const keyring = await tokenKeyringOf(deps)
  return readValue(await keyring.decrypt(token, purpose), schema, deps.now)
}
