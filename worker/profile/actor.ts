import { type Actor, whileLoggedIn } from '#db/audit/write-batch'
import type { Member } from '../auth/session'
import { sealOf } from '../security/audit-head'
import type { ProfileContext } from './profile-context'

/** The actor of audit entries for what members do with their own account. */
export async function actorOf(
  c: ProfileContext,
  { account, session, claims }: Member,
): Promise<Actor> {
  const ctx = c.get('ctx')
  const { now: at, requestId } = ctx
  const writer = { at, session: session.idHash, seal: await sealOf(ctx) }
  return { ...writer, actor: account.id, role: claims.roles.join() || 'member', requestId }
}

/** The context for what a member writes: its batches change nothing once the session has ended. */
export function memberContext(c: ProfileContext, { session }: Member) {
  const ctx = c.get('ctx')
  const writer = { session: session.idHash, at: ctx.now }
  return { ...ctx, primary: whileLoggedIn(ctx.primary, writer) }
}
