import type { Context } from 'hono'
import type { Actor } from '#db/audit/insert-entry'
import type { Member } from '../auth/session'
import type { AppEnv } from '../runtime/app-env'

/** The actor of audit entries for what members do with their own account. */
export function actorOf(c: Context<AppEnv>, { account, claims }: Member): Actor {
  const { now: at, requestId } = c.get('ctx')
  return { at, actor: account.id, role: claims.roles.join() || 'member', requestId }
}
