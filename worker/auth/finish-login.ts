import * as oauth from 'oauth4webapi'
import { type Account, hashIdentity, putAccount } from '#db/accounts/accounts'
import { type AuditBatchItem, insertAuditEntry } from '#db/audit/write-batch'
import type { Database } from '#db/client'
import { hashEmail } from '#db/privacy/personal-fields'
import { dropOfficer, encryptOfficerAddress, putOfficerAddress } from '#db/staff/officer-settings'
import { dropRoles, encryptStaffName, putStaff } from '#db/staff/staff'
import { may, type Role } from '#domain/access/permissions'
import type { Deployment } from '../env'
import { applyPreferences } from '../http/preferences'
import { type SealDeps, sealOf } from '../security/audit-head'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import type { AuthContext, AuthDeps } from './auth-context'
import {
  clockToleranceMs,
  findProvider,
  type Provider,
  ProviderAway,
  type ProviderDeps,
} from './identity-provider'
import { type LoginAttempt, spendAttempt, takeAttempt } from './login-attempt'
import { logLoginFailure, redirectPrivately, respondLoginProblem } from './responses'
import { type Claims, endSession, randomId, startSession } from './session'
import { redirectUriOf } from './start-login'

interface Identity {
  issuer: string
  subject: string
  claims: Claims
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

type RoleSettings = NonNullable<Deployment['identityProvider']>['roles']

/** A claim by its name, or by the dotted path to it inside other claims. */
function readClaim(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let value: unknown = claims
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

/** True if the claims lack the claim that states roles. */
function lacksRoles(claims: Record<string, unknown>, { claim }: RoleSettings): boolean {
  return claim !== '' && readClaim(claims, claim) === undefined
}

/** The roles that the identity provider states; none without the setting. */
function readRoles(claims: Record<string, unknown>, { claim, values }: RoleSettings): Role[] {
  if (claim === '') return []
  const stated = [readClaim(claims, claim)].flat()
  return values.flatMap(([role, value]) => (stated.includes(value) ? [role] : []))
}

/**
 * Name, e-mail and roles of the ID token; what it lacks of e-mail and roles, of the userinfo
 * endpoint. An address and its verification are of the same source.
 */
async function readStatements(
  { server, client, options, roles }: Provider,
  idToken: oauth.IDToken,
  accessToken: string,
): Promise<Claims> {
  const hasEmail = textOf(idToken.email) !== null
  const isIncomplete = !hasEmail || lacksRoles(idToken, roles)
  let userInfo: Record<string, unknown> = {}
  if (isIncomplete && server.userinfo_endpoint) {
    const response = await oauth.userInfoRequest(server, client, accessToken, options)
    userInfo = { ...(await oauth.processUserInfoResponse(server, client, idToken.sub, response)) }
  }
  const stated = { ...userInfo, ...idToken }
  const { email, email_verified: isVerified } = hasEmail ? idToken : userInfo
  // Claims with a language tag are preferred (OpenID Connect Core 1.0, 5.2).
  const name = textOf(stated.name)
  return {
    name: { ar: textOf(stated['name#ar']) ?? name, en: textOf(stated['name#en']) ?? name },
    email: textOf(email),
    // A provider that says nothing about an address has not verified it.
    isEmailVerified: isVerified === true,
    roles: readRoles(lacksRoles(idToken, roles) ? userInfo : idToken, roles),
  }
}

/**
 * Exchanges the code for an ID token and verifies it: signature, issuer, audience, times and nonce.
 * Throws the errors of oauth4webapi, and `ProviderAway`. An empty subject names nobody, and a time of
 * issue to come is no time of issue; oauth4webapi checks neither.
 */
async function verifyIdentity(
  provider: Provider,
  parameters: URLSearchParams,
  { verifier, nonce, locale }: LoginAttempt,
  { deployment, now }: ProviderDeps,
): Promise<Identity> {
  const { server, client, authentication, options } = provider
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    redirectUriOf(deployment.origin, locale),
    verifier,
    options,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, options)
  const idToken = oauth.getValidatedIdTokenClaims(tokens)
  if (!idToken?.sub) throw new Error('no ID token about somebody')
  if (idToken.iat * 1_000 > now + clockToleranceMs) throw new Error('an ID token of the future')
  const claims = await readStatements(provider, idToken, tokens.access_token)
  return { issuer: idToken.iss, subject: idToken.sub, claims }
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

type StaffWriteDeps = SealDeps & Pick<AuthDeps, 'deployment' | 'primary' | 'now'>

/** The address to which an officer's mails go, encrypted; null for none. */
async function encryptAddress(
  deps: StaffWriteDeps,
  id: string,
  { email, isEmailVerified }: Claims,
): Promise<string | null> {
  if (!deps.deployment.mail.isForOfficers || !isEmailVerified || email === null) return null
  return encryptOfficerAddress(await dataKeyringOf(deps), id, email)
}

/** Statements that store what the desk knows of staff with an audit entry, or drop former roles. */
async function staffWrites(
  deps: StaffWriteDeps,
  { id }: Pick<Account, 'id'>,
  claims: Claims,
): Promise<AuditBatchItem[]> {
  const { primary, now: at, requestId } = deps
  const { name, roles } = claims
  const address = await encryptAddress(deps, id, claims)
  const isOfficer = may(roles, 'tickets.read')
  const officer = isOfficer ? putOfficerAddress(primary, id, address) : dropOfficer(primary, id)
  if (roles.length === 0) return [dropRoles(primary, id), officer]
  const encrypted = await encryptStaffName(await dataKeyringOf(deps), id, name)
  const role = roles.join()
  const actor = { at, actor: id, role, requestId, session: null, seal: await sealOf(deps) }
  const entry = { ...actor, action: 'session.opened' } as const
  return [
    putStaff(primary, { id, name: encrypted, roles: role, loggedInAt: at }),
    officer,
    insertAuditEntry(entry),
  ]
}

/** Opens a session of the account and ends the one that the browser had. */
async function replaceSession(c: AuthContext, identity: Identity): Promise<void> {
  const ctx = c.get('ctx')
  const { claims } = identity
  const account = await storeAccount(ctx, identity)
  await endSession(c)
  await startSession(c, account, claims, await staffWrites(ctx, account, claims))
  applyPreferences(c, account)
}

/** `/auth/callback`: completes a login that was started in this browser, and opens its session. */
export async function respondCallback(c: AuthContext): Promise<Response> {
  const ctx = c.get('ctx')
  const attempt = await takeAttempt(c)
  if (!attempt) return respondLoginProblem(c, 'expired')
  let identity: Identity
  try {
    if (!(await spendAttempt(ctx, attempt))) return respondLoginProblem(c, 'expired')
  } catch (error) {
    logLoginFailure(ctx, 'login.session', error)
    return respondLoginProblem(c, 'notStored')
  }
  try {
    const provider = await findProvider(ctx)
    if (!provider) return respondLoginProblem(c, 'unavailable')
    const { server, client } = provider
    const parameters = oauth.validateAuthResponse(server, client, c.get('url'), attempt.state)
    identity = await verifyIdentity(provider, parameters, attempt, ctx)
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
