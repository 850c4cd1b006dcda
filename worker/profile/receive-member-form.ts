import type { RouteName } from '#domain/site/routes'
import {
  redirectToLogin,
  requireMember,
  respondLoginRequired,
  untilSessionEnds,
} from '../auth/require-member'
import type { Member } from '../auth/session'
import { readFields } from '../http/form-fields'
import { isForProgram } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { shownText } from '../submissions/form-submission'
import type { ProfileContext } from './profile-context'
import { receiveProfile } from './receive-profile'
import { receiveRequest } from './receive-request'

type ReceiveMember = (
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
  sent: Record<string, unknown>,
) => Promise<Response>

const handlers: Partial<Record<RouteName, ReceiveMember>> = {
  profile: receiveProfile,
  profileRequest: receiveRequest,
}

/** True for pages whose forms are for members. */
export function isMemberForm(name: RouteName): boolean {
  return Object.hasOwn(handlers, name)
}

/** Redirects a guest to the login; a page with the typed text, for copying, if there is one. */
function respondLoggedOut(
  c: ProfileContext,
  pageRequest: PageRequest,
  { information }: Record<string, unknown>,
): Promise<Response> | Response {
  if (isForProgram(c)) return respondLoginRequired(c)
  if (typeof information !== 'string' || information === '') return redirectToLogin(c)
  const state = { kind: 'loggedOut', unsent: shownText(information), isRefused: true } as const
  return respondUncached(c, pageRequest, state, { status: 401 })
}

/** Handles a POST to a page for members. */
export async function receiveMemberForm(
  c: ProfileContext,
  pageRequest: PageRequest,
): Promise<Response> {
  const { values, release } = await readFields(c)
  release()
  const findMember = () => requireMember(c, () => respondLoggedOut(c, pageRequest, values))
  const member = await findMember()
  if (member instanceof Response) return member
  const handle = handlers[pageRequest.name]
  if (!handle) throw new Error(`${pageRequest.name} has no form`)
  return untilSessionEnds(() => handle(c, pageRequest, member, values), findMember)
}
