import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type Adapter,
  type AdapterFactory,
  type AdapterPayload,
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { renderErrorPage, renderLoggedOutPage, renderLogoutPage, showPage } from './pages.ts'
import { claimsOf, sampleUsers } from './sample-users.ts'

export const clientId = 'site'

async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const kid = randomBytes(8).toString('hex')
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } as JWK
}

/** Consent is never asked: each sign-in grants what it requests. */
async function grantRequestedScopes({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(String(params?.scope ?? ''))
  await grant.save()
  return grant
}

function loginOnly() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

function siteClient(origin: string): ClientMetadata {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [`${origin}/auth/callback`, `${origin}/en/auth/callback`],
    post_logout_redirect_uris: [`${origin}/?after=logout`, `${origin}/en`],
  }
}

function findAccount(_: KoaContextWithOIDC, id: string) {
  const user = sampleUsers.find((one) => one.id === id)
  return user && { accountId: id, claims: async () => claimsOf(user) }
}

const day = 86_400

export async function createConfiguration(origin: string): Promise<Configuration> {
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [await generateSigningKey()] },
    clients: [siteClient(origin)],
    findAccount,
    loadExistingGrant: grantRequestedScopes,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'name#ar', 'name#en'],
      email: ['email', 'email_verified'],
      roles: ['roles'],
    },
    conformIdTokenClaims: false,
    discovery: { ui_locales_supported: ['ar', 'en'] },
    interactions: { policy: loginOnly(), url: (_, { uid }) => `/interaction/${uid}` },
    // Cookies do not distinguish ports: the site on localhost receives these as well.
    cookies: {
      keys: [randomBytes(32).toString('base64')],
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Grant: day,
      Session: day,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => showPage(ctx, origin, await renderLogoutPage(form)),
        postLogoutSuccessSource: async (ctx) =>
          showPage(ctx, origin, await renderLoggedOutPage(origin)),
      },
    },
    renderError: async (ctx, { error, error_description: description }) =>
      showPage(ctx, origin, await renderErrorPage(origin, `${error}: ${description ?? ''}`)),
  }
}

/**
 * Storage of one provider, lost when it closes. Expired records are refused by oidc-provider and
 * stay until then.
 */
function createMemoryAdapter(): AdapterFactory {
  const records = new Map<string, AdapterPayload>()

  function find(model: string, matches: (payload: AdapterPayload) => boolean) {
    return [...records].find(
      ([key, payload]) => key.startsWith(`${model}:`) && matches(payload),
    )?.[1]
  }

  return (model): Adapter => ({
    async upsert(id, payload) {
      records.set(`${model}:${id}`, payload)
    },
    async find(id) {
      return records.get(`${model}:${id}`)
    },
    async findByUid(uid) {
      return find(model, (payload) => payload.uid === uid)
    },
    async findByUserCode(userCode) {
      return find(model, (payload) => payload.userCode === userCode)
    },
    async consume(id) {
      const payload = records.get(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      records.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of records) if (payload.grantId === grantId) records.delete(key)
    },
  })
}
