import type { Context } from 'hono'
import type { Actor } from '#db/audit/insert-entry'
import type { Role } from '#domain/access/roles'
import type { Locale } from '#domain/site/locale'
import type { StaffMatch } from '#domain/staff/staff-routes'
import type { Member } from '../auth/session'
import type { AppEnv } from '../runtime/app-env'

/** A request for a page of the desk by a member whose roles open it. */
export interface StaffRequest {
  ctx: AppEnv['Variables']['ctx']
  locale: Locale
  match: StaffMatch
  query: URLSearchParams
  /** An id of `staff`. */
  id: string
  name: Member['claims']['name']
  roles: readonly Role[]
  /** For the audit log. */
  actor: Actor
}

export function createStaffRequest(
  c: Context<AppEnv>,
  match: StaffMatch,
  { account, claims }: Member,
): StaffRequest {
  const ctx = c.get('ctx')
  const { roles, name } = claims
  const { now: at, requestId } = ctx
  return {
    ctx,
    locale: c.get('locale'),
    match,
    query: c.get('url').searchParams,
    id: account.id,
    name,
    roles,
    actor: { at, actor: account.id, role: roles.join(), requestId },
  }
}
