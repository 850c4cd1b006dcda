import type { Actor } from '#db/audit/write-batch'
import type { Role } from '#domain/access/roles'
import type { Locale } from '#domain/site/locale'
import type { StaffMatch } from '#domain/staff/staff-routes'
import type { Member } from '../auth/session'
import { sealOf } from '../security/audit-head'
import type { StaffContext, StaffDeps } from './staff-context'

/** A request for a page of the desk by a member whose roles open it. */
export interface StaffRequest {
  ctx: StaffDeps
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

export async function createStaffRequest(
  c: StaffContext,
  match: StaffMatch,
  { account, session, claims }: Member,
): Promise<StaffRequest> {
  const ctx = c.get('ctx')
  const { roles, name } = claims
  const { now: at, requestId } = ctx
  const writer = { at, session: session.idHash, seal: await sealOf(ctx) }
  return {
    ctx,
    locale: c.get('locale'),
    match,
    query: c.get('url').searchParams,
    id: account.id,
    name,
    roles,
    actor: { ...writer, actor: account.id, role: roles.join(), requestId },
  }
}
