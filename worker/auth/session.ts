import { deleteCookie, setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import {
  type Account,
  keepPreferences,
  longestSessionMs,
  type Preferences,
} from '#db/accounts/accounts'
import {
  closeSession,
  findSession,
  markSeen,
  openSession,
  readSession,
  type Session,
} from '#db/accounts/sessions'
import { type AuditBatchItem, type AuditEntry, writeBatch } from '#db/audit/write-batch'
import { roles } from '#domain/access/permissions'
import { readUserAgent, writeDevice } from '#domain/site/devices'
import { toBase64Url } from '#domain/text/encoding'
import { cookieNames, readCookie } from '../http/preferences'
import { logFailure } from '../log'
import { deadlines, withDeadline, withLoggedDeadline } from '../runtime/deadlines'
import { sealOf } from '../security/audit-head'
import { type TokenKeyringDeps, tokenKeyringOf } from '../security/keyrings'
import type { AuthContext, SessionContext } from './auth-context'

const claimsSchema = v.object({
  /** By language; the same in both unless the provider tells them apart. */
  name: v.object({ ar: v.nullable(v.string()), en: v.nullable(v.string()) }),
  email: v.nullable(v.string()),
  isEmailVerified: v.boolean(),
  roles: v.optional(v.array(v.picklist(roles)), []),
})

/** Statements of the identity provider about a member. */
export type Claims = v.InferOutput<typeof claimsSchema>

export interface Member {
  session: Session
  account: Account
  claims: Claims
}

const idBytes = 16
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** A random id of 128 bits, in base64url. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(idBytes)))
}

async function hashOf(deps: TokenKeyringDeps, id: string): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  return toBase64Url(await keyring.hash(id, 'session'))
}

/** The hash of the session id in the cookie; null without a well-formed one. */
async function sessionHashOf(c: SessionContext): Promise<string | null> {
  const id = readCookie(c.req.header('cookie') ?? '', cookieNames.session)
  return id && /^[\w-]{22}$/.test(id) ? hashOf(c.get('ctx'), id) : null
}

/**
 * Opens a session with a new id and sets its cookie: an id that was in the browser before is never
 * adopted. `writes` are statements of the same batch.
 */
export async function startSession(
  c: AuthContext,
  account: Pick<Account, 'id'>,
  claims: Claims,
  writes: readonly AuditBatchItem[],
): Promise<void> {
  const ctx = c.get('ctx')
  const id = randomId()
  const idHash = await hashOf(ctx, id)
  const keyring = await tokenKeyringOf(ctx)
  const session = {
    idHash,
    accountId: account.id,
    createdAt: ctx.now,
    device: writeDevice(readUserAgent(c.req.header('user-agent') ?? '')),
    claims: await keyring.encrypt(JSON.stringify(claims), `session ${idHash}`),
  }
  const writer = { at: ctx.now, session: null, seal: await sealOf(ctx) }
  await writeBatch(ctx.primary, writer, [openSession(ctx.primary, session), ...writes])
  setCookie(c, cookieNames.session, id, { ...cookieOptions, maxAge: longestSessionMs / 1_000 })
}

/** Deletes the session cookie of a browser that sent one; false if it sent none. */
export function deleteSessionCookie(c: SessionContext): boolean {
  if (!readCookie(c.req.header('cookie') ?? '', cookieNames.session)) return false
  deleteCookie(c, cookieNames.session, cookieOptions)
  return true
}

/**
 * The claims of a session; null if their key has been replaced, or if an earlier version stored
 * others, such as a role that has another name since: the member logs in again.
 */
async function readClaims(
  deps: TokenKeyringDeps,
  { idHash, claims }: Session,
): Promise<Claims | null> {
  const keyring = await tokenKeyringOf(deps)
  const text = await keyring.decrypt(claims, `session ${idHash}`)
  if (text === null) return null
  const read = v.safeParse(claimsSchema, JSON.parse(text))
  return read.success ? read.output : null
}

/**
 * The logged-in member; null for a guest. Reads the primary database, so that a logout or a
 * disabled account counts at once, everywhere. Throws 503 if D1 does not answer.
 */
export async function findMember(c: SessionContext): Promise<Member | null> {
  const ctx = c.get('ctx')
  const idHash = await sessionHashOf(c)
  if (!idHash) return null
  const reading = findSession(ctx.primary, idHash, ctx.now)
  const found = await withDeadline(deadlines.d1Read, 'd1.session', reading).catch((cause) => {
    logFailure(cause, { request: ctx.requestId, part: 'd1.session' })
    throw new HTTPException(503, { cause })
  })
  const claims = found && (await readClaims(ctx, found.session))
  if (!claims) return null
  ctx.waitUntil(markSeen(ctx.primary, found.session, ctx.now).catch(() => {}))
  return { ...found, claims }
}

/** The id of the logged-in account; null for a guest and for a disabled account. */
export async function readAccountId(c: SessionContext): Promise<string | null> {
  const { primary, now } = c.get('ctx')
  const idHash = await sessionHashOf(c)
  if (!idHash) return null
  const reading = findSession(primary, idHash, now)
  const found = await withDeadline(deadlines.d1Read, 'd1.session', reading)
  return found && !isDisabled(found.account, now) ? found.account.id : null
}

/** True while an account is disabled. */
export function isDisabled({ disabledAt, disabledUntil }: Account, now: number): boolean {
  return disabledAt !== null && (disabledUntil === null || disabledUntil > now)
}

/**
 * The audit entry for the end of a session, on behalf of another one or of itself (null); null for
 * a member without a role.
 */
export async function closingEntry(
  c: AuthContext,
  accountId: string,
  { roles }: Claims,
  session: string | null,
): Promise<AuditEntry | null> {
  if (roles.length === 0) return null
  const ctx = c.get('ctx')
  const { now: at, requestId } = ctx
  const writer = { at, session, seal: await sealOf(ctx) }
  return { ...writer, actor: accountId, role: roles.join(), action: 'session.closed', requestId }
}

/** Ends the session of this browser, if there is one. */
export async function endSession(c: AuthContext): Promise<void> {
  const ctx = c.get('ctx')
  const idHash = await sessionHashOf(c)
  const session = idHash && (await readSession(ctx.primary, idHash))
  if (!session) return
  const claims = await readClaims(ctx, session)
  const entry = claims && (await closingEntry(c, session.accountId, claims, null))
  await closeSession(ctx.primary, session, entry)
}

/**
 * Stores a choice of language or display with the logged-in account. A failure is only logged: the
 * choice itself is in a cookie, which also serves guests and works without D1.
 */
export async function keepChoice(c: SessionContext, preferences: Preferences): Promise<void> {
  const idHash = await sessionHashOf(c)
  if (!idHash) return
  const { primary, now, requestId: request } = c.get('ctx')
  const keeping = keepPreferences(primary, idHash, preferences, now)
  await withLoggedDeadline(deadlines.d1Write, 'd1.write', keeping, { request })
}
