import { HTTPException } from 'hono/http-exception'
import type { OwnChange, PersonalState } from '#domain/forms/personal-state'
import { profileForms } from '#domain/forms/profile-forms'
import { changeForm } from '#domain/forms/ticket-form-names'
import type { RouteName } from '#domain/site/routes'
import { actionStatus, ticketActions } from '#domain/tickets/status'
import type { Member } from '../auth/session'
import type { PageRequest } from '../routing/page-request'
import { plainState } from '../submissions/form-state'
import { loadRequestState } from './own-ticket'
import type { ProfileContext } from './profile-context'
import { loadProfileState } from './profile-state'
import { loadDataState } from './respond-data'

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

type LoadState = (
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
) => Promise<PersonalState>

const loaders: Partial<Record<RouteName, LoadState>> = {
  profileRequest: loadRequestPage,
  profileData: (c, { locale }, member) => loadDataState(c.get('ctx'), locale, member),
}

/**
 * Loads the data of a page for a member. Throws 404 for a request of others, 503 if D1 does not
 * answer.
 */
export async function loadMemberState(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
): Promise<PersonalState> {
  const loading = loaders[pageRequest.name] ?? loadProfilePage
  return loading(c, pageRequest, member).catch((cause) => {
    throw cause instanceof HTTPException ? cause : new HTTPException(503, { cause })
  })
}
