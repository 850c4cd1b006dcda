import { HTTPException } from 'hono/http-exception'
import { closeSession } from '#db/accounts/sessions'
import { localPath } from '#domain/site/locale'
import {
  localisedPathOf,
  redirectToLogin,
  requireMember,
  respondLoginRequired,
} from '../auth/require-member'
import { privateHeaders, redirectPrivately } from '../auth/responses'
import { closingEntry, findMember, type Member } from '../auth/session'
import { readFields } from '../http/form-fields'
import { plainHeaders } from '../http/security-headers'
import { mayRead, readWindowInSeconds } from '../middleware/rate-limits'
import { loadPage } from '../pages/load-page'
import { respondProblem } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { loadMemberState } from './load-member-state'
import type { ProfileContext } from './profile-context'

/** `requireMember`, and 429 over the read limit: each session cookie costs a read of D1. */
async function requireReader(
  c: ProfileContext,
  respondGuest: Parameters<typeof requireMember>[1],
): Promise<Member | Response> {
  if (!(await mayRead(c))) return respondProblem(c, 429, { retryAfter: readWindowInSeconds })
  return requireMember(c, respondGuest)
}

/** A page for members with their data, which no cache keeps. */
export async function respondMemberPage(
  c: ProfileContext,
  pageRequest: PageRequest,
): Promise<Response> {
  const member = await requireReader(c, redirectToLogin)
  if (member instanceof Response) return member
  return respondUncached(c, pageRequest, await loadMemberState(c, pageRequest, member))
}

/** The payload of such a page; 401 for guests. */
export async function respondMemberPayload(
  c: ProfileContext,
  pageRequest: PageRequest,
): Promise<Response> {
  const member = await requireReader(c, respondLoginRequired)
  if (member instanceof Response) return member
  const { data } = await loadPage(c.get('ctx'), pageRequest)
  const own = await loadMemberState(c, pageRequest, member)
  return Response.json({ ...data, own }, { headers: { ...plainHeaders, ...privateHeaders } })
}

/** `GET /auth/sessions`: the sessions are a part of the profile. */
export function redirectToSessions(c: ProfileContext): Response {
  return redirectPrivately(c, `${localPath('/profile', localisedPathOf(c).locale)}#sessions`)
}

/** `POST /auth/sessions`: ends another session of the same account. */
export async function receiveSessionEnd(c: ProfileContext): Promise<Response> {
  const { values } = await readFields(c)
  const member = await findMember(c)
  if (!member) return redirectToLogin(c)
  const { session } = values
  if (typeof session !== 'string') throw new HTTPException(400)
  const { primary } = c.get('ctx')
  const { id: accountId } = member.account
  const entry = await closingEntry(c, accountId, member.claims, member.session.idHash)
  await closeSession(primary, { idHash: session, accountId }, entry)
  return redirectToSessions(c)
}
