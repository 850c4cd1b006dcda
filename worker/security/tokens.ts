import * as v from 'valibot'
import { fromBase64Url, isSameHash, toBase64Url } from '#db/privacy/keyring'
import type { Work } from '../runtime/request-context'
import { vaultOf } from './keyrings'

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

/** A value that can be read by everyone and made by nobody else; the same value, the same token. */
export async function signToken<T extends { until: number }>(
  work: Work,
  purpose: string,
  value: T,
): Promise<string> {
  const vault = await vaultOf(work, 'tokens')
  const text = JSON.stringify(value)
  const signature = await vault.hash(text, purpose)
  return `${toBase64Url(new TextEncoder().encode(text))}.${toBase64Url(signature)}`
}

/** The value of a signed token; null for one that is forged, of another purpose or too old. */
export async function readSigned<S extends v.GenericSchema>(
  work: Work,
  purpose: string,
  token: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const [, body = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  const bytes = fromBase64Url(body)
  // The same bytes can be written with other last letters.
  if (!bytes || toBase64Url(bytes) !== body) return null
  const vault = await vaultOf(work, 'tokens')
  const text = new TextDecoder().decode(bytes)
  const own = toBase64Url(await vault.hash(text, purpose))
  return isSameHash(own, signature) ? readValue(text, schema, work.now) : null
}

/** A value that nobody else can make or read. */
export async function sealToken<T extends { until: number }>(
  work: Work,
  purpose: string,
  value: T,
): Promise<string> {
  const vault = await vaultOf(work, 'tokens')
  return vault.lock(JSON.stringify(value), purpose)
}

/** The value of a sealed token; null for one that is forged, of another purpose or too old. */
export async function readSealed<S extends v.GenericSchema>(
  work: Work,
  purpose: string,
  token: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const vault = await vaultOf(work, 'tokens')
  return readValue(await vault.unlock(token, purpose), schema, work.now)
}
