import { HTTPException } from 'hono/http-exception'
import { closeSession } from '#db/accounts/sessions'
import type { OwnChange, PersonalState } from '#domain/forms/personal-state'
import { profileForms } from '#domain/forms/profile-forms'
import { changeForm } from '#domain/forms/ticket-form-names'
import { localPath } from '#domain/site/locale'
import type { RouteName } from '#domain/site/routes'
import { actionStatus, ticketActions } from '#domain/tickets/status'
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
import { deadlines, requireInTime } from '../runtime/deadlines'
import { plainState } from '../submissions/form-state'
import { respondAnswerFile } from '../tickets/answer-files'
import { findOwnTicket, loadRequestState } from './own-ticket'
import type { ProfileContext } from './profile-context'
import { loadProfileState } from './profile-state'
import { loadDataState } from './respond-data'

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

/** `GET /profile/requests/{reference}/files/{number}`: a file of an answer; 404 for anybody else. */
export async function respondOwnFile(c: ProfileContext): Promise<Response> {
  const notFound = () => respondProblem(c, 404)
  const member = await requireMember(c, notFound)
  if (member instanceof Response) return member
  const ctx = c.get('ctx')
  const { reference = '', number = '' } = c.req.param()
  const reading = async () => {
    const found = await findOwnTicket(ctx.primary, member.account, reference)
    return found && respondAnswerFile(ctx, found.submission, Number(number))
  }
  return (await requireInTime(deadlines.desk, 'attachments.get', reading())) ?? notFound()
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

/** The page of a request, with a notice of the action that `?done=` names. */
async function loadRequestPage(
  c: ProfileContext,
  { locale, params }: PageRequest,
  { account }: Member,
): Promise<PersonalState> {
  const reference = params.reference ?? ''
  const state = await loadRequestState(c.get('ctx'), locale, account, reference)
  if (!state) throw new HTTPException(404)
  const done = c.get('url').searchParams.get('done')
  const action = ticketActions.find((known) => known === done)
  if (!action || actionStatus[action] !== state.result.status) return state
  const change: OwnChange = { action, step: 'done', form: plainState(changeForm) }
  return { ...state, change }
}

function loadProfilePage(
  c: ProfileContext,
  { locale }: PageRequest,
  member: Member,
): Promise<PersonalState> {
  const name = c.get('url').searchParams.get('done')
  const done = profileForms.find((known) => known === name) ?? null
  const cookies = c.req.header('cookie') ?? ''
  return loadProfileState(c.get('ctx'), { locale, cookies, done }, member)
}

const loaders: Partial<Record<RouteName, typeof loadProfilePage>> = {
  profileRequest: loadRequestPage,
  profileData: (c, { locale }, member) => loadDataState(c.get('ctx'), locale, member),
}

/**
 * Loads the data of a page for a member. Throws 404 for a request of others, 503 if D1 does not
 * answer.
 */
async function loadMemberState(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
): Promise<PersonalState> {
  const loading = loaders[pageRequest.name] ?? loadProfilePage
  return loading(c, pageRequest, member).catch((cause) => {
    throw cause instanceof HTTPException ? cause : new HTTPException(503, { cause })
  })
}
