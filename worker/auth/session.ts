import { deleteCookie, setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { type Account, longestSessionMs } from '#db/accounts/accounts'
import { findSession, markSeen, openSession, type Session } from '#db/accounts/sessions'
import { type AuditBatchItem, writeBatch } from '#db/audit/write-batch'
import { roles } from '#domain/access/roles'
import { readUserAgent, writeDevice } from '#domain/site/devices'
import { toBase64Url } from '#domain/text/encoding'
import { cookieNames, readCookie } from '../http/preferences'
import { describeError, log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
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
export async function sessionHashOf(c: SessionContext): Promise<string | null> {
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
export async function readClaims(
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
    log('error', {
      event: 'failure',
      request: ctx.requestId,
      part: 'd1.session',
      ...describeError(cause),
    })
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
  const found = await withDeadline(
    deadlines.d1Read,
    'd1.session',
    findSession(primary, idHash, now),
  )
  return found && !isDisabled(found.account, now) ? found.account.id : null
}

/** True while an account is disabled. */
export function isDisabled({ disabledAt, disabledUntil }: Account, now: number): boolean {
  return disabledAt !== null && (disabledUntil === null || disabledUntil > now)
}
