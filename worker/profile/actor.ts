import type { Context } from 'hono'
import type { Actor } from '#db/audit/insert-entry'
import type { Member } from '../auth/session'
import type { AppEnv } from '../runtime/app-env'

/** A member who acts on the own account, for the audit log. */
export function actorOf(c: Context<AppEnv>, { account, claims }: Member): Actor {
  const { now: at, requestId } = c.get('ctx')
  return { at, actor: account.id, role: claims.roles.join() || 'member', requestId }
}
