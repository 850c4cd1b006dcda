import { closeSession, readSession } from '#db/accounts/sessions'
import type { AuditEntry } from '#db/audit/write-batch'
import { sealOf } from '../security/audit-head'
import type { AuthContext } from './auth-context'
import { type Claims, readClaims, sessionHashOf } from './session'

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
