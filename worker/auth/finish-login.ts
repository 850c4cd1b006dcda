import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import * as oauth from 'oauth4webapi'
import { type Account, putAccount } from '#db/accounts/accounts'
import { hashIdentity } from '#db/accounts/identity'
import { insertAuditEntry } from '#db/audit/insert-entry'
import type { Database } from '#db/client'
import { hashEmail } from '#db/privacy/personal-fields'
import { dropRoles, encryptStaffName, putStaff } from '#db/staff/staff'
import { applyPreferences } from '../http/set-preferences'
import type { AppEnv } from '../runtime/app-env'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { type LoginAttempt, takeAttempt } from './attempt'
import { endSession } from './end-session'
import { findProvider, type Provider, ProviderAway } from './identity-provider'
import { logLoginFailure } from './login-failure'
import { readRoles } from './read-roles'
import { redirectPrivately, respondLoginProblem } from './responses'
import { type Claims, randomId, startSession } from './session'
import { redirectUriOf } from './start-login'

interface Identity {
  issuer: string
  subject: string
  claims: Claims
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Name, e-mail and roles of the ID token, else of the userinfo endpoint. */
async function readStatements(
  { server, client, options, roles }: Provider,
  idToken: oauth.IDToken,
  accessToken: string,
): Promise<Omit<Claims, 'idToken'>> {
  let stated: Record<string, unknown> = idToken
  if (!textOf(idToken.email) && server.userinfo_endpoint) {
    const response = await oauth.userInfoRequest(server, client, accessToken, options)
    stated = {
      ...idToken,
      ...(await oauth.processUserInfoResponse(server, client, idToken.sub, response)),
    }
  }
  // Claims with a language tag are preferred (OpenID Connect Core 1.0, 5.2).
  const name = textOf(stated.name)
  return {
    name: { ar: textOf(stated['name#ar']) ?? name, en: textOf(stated['name#en']) ?? name },
    email: textOf(stated.email),
    isEmailVerified: stated.email_verified === true,
    roles: readRoles(stated, roles),
  }
}

/**
 * Exchanges the code for an ID token and verifies it: signature, issuer, audience, times and nonce.
 * Throws the errors of oauth4webapi, and `ProviderAway`.
 */
async function verifyIdentity(
  provider: Provider,
  parameters: URLSearchParams,
  { verifier, nonce, locale }: LoginAttempt,
  origin: string,
): Promise<Identity> {
  const { server, client, authentication, options } = provider
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    redirectUriOf(origin, locale),
    verifier,
    options,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, options)
  const idToken = oauth.getValidatedIdTokenClaims(tokens)
  if (!idToken || !tokens.id_token) throw new Error('no ID token')
  const statements = await readStatements(provider, idToken, tokens.access_token)
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    claims: { ...statements, idToken: tokens.id_token },
  }
}

async function storeAccount(
  deps: DataKeyringDeps & { primary: Database; now: number },
  { issuer, subject, claims }: Identity,
) {
  const keyring = await dataKeyringOf(deps)
  const identity = {
    id: randomId(),
    identityHash: await hashIdentity(keyring, issuer, subject),
    emailHash:
      claims.email && claims.isEmailVerified ? await hashEmail(keyring, claims.email) : null,
  }
  return putAccount(deps.primary, identity, deps.now)
}

/** Statements that store name and roles of staff with an audit entry, or drop former roles. */
async function staffWrites(
  deps: DataKeyringDeps & { primary: Database; now: number },
  { id }: Pick<Account, 'id'>,
  { name, roles }: Claims,
): Promise<BatchItem<'sqlite'>[]> {
  const { primary, now: at, requestId } = deps
  if (roles.length === 0) return [dropRoles(primary, id)]
  const encrypted = await encryptStaffName(await dataKeyringOf(deps), id, name)
  const role = roles.join()
  const entry = { at, actor: id, role, action: 'session.opened', requestId } as const
  return [
    putStaff(primary, { id, name: encrypted, roles: role, loggedInAt: at }),
    insertAuditEntry(primary, entry),
  ]
}

/** Opens a session of the account and ends the one that the browser had. */
async function replaceSession(c: Context<AppEnv>, identity: Identity): Promise<void> {
  const ctx = c.get('ctx')
  const { claims } = identity
  const account = await storeAccount(ctx, identity)
  await endSession(c)
  await startSession(c, account, claims, await staffWrites(ctx, account, claims))
  applyPreferences(c, account)
}

/** `/auth/callback`: completes a login that was started in this browser, and opens its session. */
export async function respondCallback(c: Context<AppEnv>): Promise<Response> {
  const ctx = c.get('ctx')
  const attempt = await takeAttempt(c)
  if (!attempt) return respondLoginProblem(c, 'expired')
  let identity: Identity
  try {
    const provider = await findProvider(ctx)
    if (!provider) return respondLoginProblem(c, 'unavailable')
    const { server, client } = provider
    const parameters = oauth.validateAuthResponse(server, client, c.get('url'), attempt.state)
    identity = await verifyIdentity(provider, parameters, attempt, ctx.deployment.origin)
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied') {
      return respondLoginProblem(c, 'cancelled')
    }
    logLoginFailure(ctx, 'login.token', error)
    return respondLoginProblem(c, error instanceof ProviderAway ? 'away' : 'failed')
  }
  try {
    await replaceSession(c, identity)
  } catch (error) {
    logLoginFailure(ctx, 'login.session', error)
    return respondLoginProblem(c, 'notStored')
  }
  return redirectPrivately(c, attempt.returnTo)
}
