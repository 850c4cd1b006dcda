import type { Context } from 'hono'
import { closeSession, readSession } from '#db/accounts/sessions'
import type { AuditEntry } from '#db/audit/insert-entry'
import type { AppEnv } from '../runtime/app-env'
import { type Claims, readClaims, sessionHashOf } from './session'

/** The audit entry for the end of a session; null for a member without a role. */
export function closingEntry(
  c: Context<AppEnv>,
  accountId: string,
  { roles }: Claims,
): AuditEntry | null {
  if (roles.length === 0) return null
  const { now: at, requestId } = c.get('ctx')
  return { at, actor: accountId, role: roles.join(), action: 'session.closed', requestId }
}

/** Ends the session of this browser; returns its claims, or null if there was none. */
export async function endSession(c: Context<AppEnv>): Promise<Claims | null> {
  const ctx = c.get('ctx')
  const idHash = await sessionHashOf(c)
  const session = idHash && (await readSession(ctx.primary, idHash))
  if (!session) return null
  const claims = await readClaims(ctx, session)
  await closeSession(ctx.primary, session, claims && closingEntry(c, session.accountId, claims))
  return claims
}
