import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const clientId = 'site'

/** One answer of the provider, as an object or as its bytes; null: it hangs up. */
type Answer = object | string | null

/** Departures from a provider that works, each of one part. */
export interface Faults {
  metadata?: (metadata: Record<string, unknown>) => Answer
  keys?: (keys: object) => Answer
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  /** Claims of the userinfo endpoint, which the provider has only with them. */
  userInfo?: Record<string, unknown>
  /** Changes the signed token, or signs it in another way. */
  token?: (token: string) => string
  /** The token endpoint's answer and status. */
  response?: (tokens: Record<string, unknown>) => Answer
  status?: number
}

export interface TokenProvider {
  issuer: string
  /** The nonce of the next ID token, which a real provider has from the authorization request. */
  nonce: string
  faults: Faults
  /** Bodies of the calls of the token endpoint. */
  calls: URLSearchParams[]
  close: () => Promise<void>
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWS of claims (RFC 7515), signed with RS256. */
function signToken(key: KeyObject, header: object, claims: object): string {
  const text = `${base64(header)}.${base64(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** The same claims under a shared secret (HS256), as an attacker signs who knows the public key. */
export function signWithSecret(token: string, secret: string): string {
  const [, claims = ''] = token.split('.')
  const text = `${base64({ alg: 'HS256', kid: 'key-1' })}.${claims}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** The same claims without a signature. */
export function withoutSignature(token: string): string {
  return `${base64({ alg: 'none' })}.${token.split('.')[1]}.`
}

function send(response: ServerResponse, answer: Answer, status = 200): void {
  if (answer === null) {
    response.destroy()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
}

/**
 * The endpoints of an OpenID provider that a site calls itself, with an ID token for every code. It
 * has no login page: a test calls the site's callback as the provider's redirect would.
 */
export async function startTokenProvider(): Promise<TokenProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const provider = { issuer: '', nonce: '', faults: {} as Faults, calls: [] as URLSearchParams[] }

  function createIdToken(): string {
    const now = Math.floor(Date.now() / 1_000)
    const { header, claims, token = (text) => text } = provider.faults
    const stated = {
      iss: provider.issuer,
      sub: 'sample-visitor',
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce: provider.nonce,
      name: 'Sample Visitor',
      email: 'Visitor@example.com',
      email_verified: true,
      ...claims,
    }
    return token(signToken(key, { alg: 'RS256', kid: 'key-1', ...header }, stated))
  }

  const server = createServer(async (request, response) => {
    const { faults, issuer } = provider
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname } = new URL(request.url ?? '', issuer)
    if (pathname === '/.well-known/openid-configuration') {
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        end_session_endpoint: `${issuer}/logout`,
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...(faults.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      }
      send(response, faults.metadata ? faults.metadata(metadata) : metadata)
    } else if (pathname === '/keys') {
      const keys = { keys: [jwk] }
      send(response, faults.keys ? faults.keys(keys) : keys)
    } else if (pathname === '/token') {
      provider.calls.push(new URLSearchParams(Buffer.concat(chunks).toString()))
      const tokens = { access_token: 'access', token_type: 'Bearer', id_token: createIdToken() }
      send(response, faults.response ? faults.response(tokens) : tokens, faults.status)
    } else if (pathname === '/userinfo') {
      send(response, { sub: faults.claims?.sub, ...faults.userInfo })
    } else send(response, {}, 404)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  provider.issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  return Object.assign(provider, {
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
