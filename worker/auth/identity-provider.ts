import * as oauth from 'oauth4webapi'
import type { Deployment } from '../env'

/** The provider's metadata and keys, as this isolate has read them. */
export interface ProviderMemory {
  metadata: { server: oauth.AuthorizationServer; readAt: number } | null
  keys: oauth.JWKSCacheInput
}

export const createProviderMemory = (): ProviderMemory => ({ metadata: null, keys: {} })

export interface ProviderDeps {
  deployment: Pick<Deployment, 'origin' | 'identityProvider'>
  isolate: { identityProvider: ProviderMemory }
  /** Epoch ms. */
  now: number
}

/** The provider did not answer, or not in time. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

const metadataMs = 600_000
const deadlineMs = 4_000
/** No metadata, key set or token response is longer, in bytes. */
const longestResponse = 262_144
export const clockToleranceMs = 60_000

/** Reads a response up to the longest size, so that no provider can fill the isolate's memory. */
async function readBounded(response: Response): Promise<Response> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > longestResponse) throw new Error('the response of the provider is too long')
    parts.push(part as Uint8Array<ArrayBuffer>)
  }
  const { status, headers } = response
  return new Response(parts.length > 0 ? new Blob(parts) : null, { status, headers })
}

/** Fetches without following redirects, within the deadline. Throws `ProviderAway`. */
async function fetchFromProvider(
  url: string,
  options: oauth.CustomFetchOptions<string, unknown>,
): Promise<Response> {
  const { method, headers, body } = options
  const request = {
    method,
    headers,
    body: body as string,
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  } as const
  const response = await fetch(url, request).catch((cause) => {
    throw new ProviderAway('no response', { cause })
  })
  if (response.status >= 500) throw new ProviderAway(`status ${response.status}`)
  return readBounded(response)
}

export interface Provider {
  server: oauth.AuthorizationServer
  client: oauth.Client
  authentication: oauth.ClientAuth
  roles: NonNullable<Deployment['identityProvider']>['roles']
  options: {
    [oauth.customFetch]: typeof fetchFromProvider
    [oauth.allowInsecureRequests]: boolean
    [oauth.jwksCache]: oauth.JWKSCacheInput
  }
}

/**
 * The configured OpenID provider with its metadata (OpenID Connect Discovery 1.0), read anew after
 * ten minutes; null if none is configured. Throws `ProviderAway`.
 */
export async function findProvider(deps: ProviderDeps): Promise<Provider | null> {
  const { isolate, now } = deps
  const { identityProvider: settings } = deps.deployment
  if (!settings) return null
  const { issuer, clientId, clientSecret, roles } = settings
  const memory = isolate.identityProvider
  const url = new URL(issuer)
  const options = {
    [oauth.customFetch]: fetchFromProvider,
    // The settings allow http only for a provider and a site on the loopback interface.
    [oauth.allowInsecureRequests]: url.protocol === 'http:',
    [oauth.jwksCache]: memory.keys,
  }
  if (!memory.metadata || memory.metadata.readAt < now - metadataMs) {
    const response = await oauth.discoveryRequest(url, options)
    const server = await oauth.processDiscoveryResponse(url, response)
    memory.metadata = { server, readAt: now }
  }
  return {
    server: memory.metadata.server,
    client: { client_id: clientId, [oauth.clockTolerance]: clockToleranceMs / 1_000 },
    authentication: clientSecret ? oauth.ClientSecretBasic(clientSecret) : oauth.None(),
    roles,
    options,
  }
}
