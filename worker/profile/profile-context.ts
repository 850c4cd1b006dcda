import { type Actor, whileLoggedIn } from '#db/audit/write-batch'
import type { ScanStateDeps } from '../attachments/scan-states'
import type { AuthDeps } from '../auth/auth-context'
import type { Member } from '../auth/session'
import type { FieldsDeps } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import type { UncachedDeps } from '../render/respond-uncached'
import { sealOf } from '../security/audit-head'
import type { OwnDataDeps, OwnFeedbackDeps } from './own-data'

/** What the pages and forms of the profile use. */
export type ProfileContext = HandlerContext<
  AuthDeps & UncachedDeps & FieldsDeps & OwnDataDeps & OwnFeedbackDeps & ScanStateDeps
>

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
