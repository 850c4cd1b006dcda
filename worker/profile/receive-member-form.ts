import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import { closeAccount, keepAccount } from '#db/accounts/closing'
import { deleteCommentOf } from '#db/feedback/comments'
import { endSubscription } from '#db/newsletter/subscriptions'
import type { OwnChange } from '#domain/forms/personal-state'
import { type ProfileFormName, profileForms, profileSections } from '#domain/forms/profile-forms'
import { fileFieldsOf } from '#domain/forms/registry'
import { changeForm, resolutionForm } from '#domain/forms/ticket-form-names'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routePath } from '#domain/site/routes'
import { ticketActions } from '#domain/tickets/status'
import {
  redirectToLogin,
  requireMember,
  respondLoginRequired,
  untilSessionEnds,
} from '../auth/require-member'
import type { Member } from '../auth/session'
import { readFields, type SentFields } from '../http/form-fields'
import { logFailure } from '../log'
import { choosePreferences } from '../preferences/set-preferences'
import { isForProgram, respondProblemJson, retryAfterFailure } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { plainState } from '../submissions/form-state'
import { readKey, readSentFiles, refuseUnknown, shownText } from '../submissions/form-submission'
import { respondAccepted, respondSwitched } from '../submissions/respond-form'
import { filesField } from '../tickets/added-files'
import { withRefusedComment } from '../tickets/receive-resolution'
import { recordResolution } from '../tickets/resolution'
import { closingInstant } from './account-closing'
import {
  changeOwnTicket,
  findOwnTicket,
  loadRequestState,
  type OwnTicketInput,
  type OwnTicketOutcome,
} from './own-ticket'
import { actorOf, memberContext, type ProfileContext } from './profile-context'
import { loadProfileState } from './profile-state'

const handlers: Partial<Record<RouteName, typeof receiveProfile>> = {
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

export async function receiveMemberForm(
  c: ProfileContext,
  pageRequest: PageRequest,
): Promise<Response> {
  const handle = handlers[pageRequest.name]
  if (!handle) throw new Error(`${pageRequest.name} has no form`)
  const lists = fileFieldsOf(pageRequest.name)
  const sent = await readFields(c, { lists, mayHoldFiles: lists.length > 0 })
  try {
    const findMember = () => requireMember(c, () => respondLoggedOut(c, pageRequest, sent.values))
    const member = await findMember()
    if (member instanceof Response) return member
    return await untilSessionEnds(() => handle(c, pageRequest, member, sent), findMember)
  } finally {
    sent.release()
  }
}

type Fields = Record<string, unknown>
type Apply = (c: ProfileContext, member: Member, fields: Fields) => Promise<Locale | undefined>

const apply: Record<ProfileFormName, Apply> = {
  preferences: (c, _, fields) => choosePreferences(c, fields),
  async leaveNewsletter(c, member) {
    const { primary, now } = memberContext(c, member)
    const { account } = member
    if (account.emailHash) await endSubscription(primary, account.emailHash, now)
    return undefined
  },
  async deleteComment(c, member, { comment }) {
    if (typeof comment !== 'string') throw new HTTPException(400)
    const { primary, now } = memberContext(c, member)
    await deleteCommentOf(primary, member.account.id, comment, now)
    return undefined
  },
  async closeAccount(c, member) {
    const { primary, now } = c.get('ctx')
    await closeAccount(primary, member.account.id, closingInstant(now), await actorOf(c, member))
    return undefined
  },
  async keepAccount(c, member) {
    await keepAccount(c.get('ctx').primary, member.account.id, await actorOf(c, member))
    return undefined
  },
}

/** The profile again, with the box that has to be ticked before an account is deleted. */
async function respondUnconfirmed(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
): Promise<Response> {
  c.set('outcome', 'invalid')
  if (isForProgram(c)) return respondProblemJson(c, 422)
  const cookies = c.req.header('cookie') ?? ''
  const options = { locale: pageRequest.locale, cookies, done: null }
  const state = await loadProfileState(c.get('ctx'), options, member)
  return respondUncached(c, pageRequest, { ...state, isRefused: true }, { status: 422 })
}

/** Handles the small forms of the profile. Each may be repeated: it then changes nothing more. */
async function receiveProfile(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
  { values: sent }: SentFields,
): Promise<Response> {
  const name = profileForms.find((known) => known === sent.form)
  if (!name) throw new HTTPException(400)
  c.set('form', name)
  if (name === 'closeAccount' && sent.understood !== 'yes') {
    return respondUnconfirmed(c, pageRequest, member)
  }
  const applying = apply[name](c, member, sent)
  const chosen = await withDeadline(deadlines.d1Write, 'd1.write', applying).catch((cause) => {
    throw cause instanceof HTTPException ? cause : new HTTPException(503, { cause })
  })
  c.set('outcome', 'accepted')
  const page = routePath('profile', chosen ?? pageRequest.locale)
  return respondAccepted(c, { location: `${page}?done=${name}#${profileSections[name]}` })
}

const textFields = ['action', 'version', 'information', 'intent'] as const

function readInput(
  c: ProfileContext,
  { locale, params }: PageRequest,
  { account }: Member,
  sent: Record<string, unknown>,
): Omit<OwnTicketInput, 'action'> & { action: OwnTicketInput['action'] | undefined } {
  refuseUnknown(c, sent, [...textFields, filesField])
  const textOf = (name: (typeof textFields)[number]) => {
    const text = sent[name] ?? ''
    if (typeof text !== 'string') throw new HTTPException(400)
    return text
  }
  return {
    locale,
    owner: account,
    reference: params.reference ?? '',
    action: ticketActions.find((known) => known === sent.action),
    version: textOf('version'),
    key: readKey(c, sent.idempotencyKey),
    information: textOf('information'),
    files: readSentFiles(sent[filesField]),
  }
}

/** The ticket's page with an action of its sender; 404 if it is not theirs. */
async function loadChanged(c: ProfileContext, input: OwnTicketInput, change?: OwnChange) {
  const { locale, owner, reference } = input
  const state = await loadRequestState(c.get('ctx'), locale, owner, reference, change)
  if (!state) throw new HTTPException(404)
  return state
}

const failures = {
  moved: 'tickets.refused.moved',
  differs: 'answer.otherContent',
  busy: 'answer.busy',
  unavailable: 'failure.request',
} as const

type OwnRefusal =
  | Exclude<OwnTicketOutcome, { kind: 'done' } | null>
  /** Too many bodies with files arrived at once, or the files could not be stored. */
  | { kind: 'busy' | 'unavailable' }

async function respondRefused(
  c: ProfileContext,
  pageRequest: PageRequest,
  input: OwnTicketInput,
  outcome: OwnRefusal,
): Promise<Response> {
  const isAway = outcome.kind === 'busy' || outcome.kind === 'unavailable'
  c.set('outcome', isAway ? outcome.kind : 'invalid')
  const t = translators[pageRequest.locale]
  const { action, information, files } = input
  const isInvalid = outcome.kind === 'invalid'
  const form = plainState(changeForm, {
    values: { information: shownText(information) },
    hasLostFiles: files.length > 0,
    ...(isInvalid ? { issues: outcome.issues } : { failure: t(failures[outcome.kind]) }),
  })
  const status = isAway ? 503 : 422
  const retryAfter = isAway ? retryAfterFailure : undefined
  if (isForProgram(c)) return respondProblemJson(c, status, { retryAfter }, { form })
  const change = { action, step: isInvalid ? 'invalid' : 'refused', form } as const
  const state = await loadChanged(c, input, change)
  return respondUncached(c, pageRequest, state, { status, retryAfter })
}

/** Stores what a member says of the closing of their request. */
async function receiveOwnResolution(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', resolutionForm)
  refuseUnknown(c, sent, ['answer', 'comment'])
  const { locale, name, params } = pageRequest
  const ctx = memberContext(c, member)
  const { answer, comment } = sent
  const recording = findOwnTicket(ctx.primary, member.account, params.reference ?? '').then(
    (found) => {
      if (!found) throw new HTTPException(404)
      const { reference } = found.submission
      return recordResolution(ctx, { reference, event: null, locale }, { answer, comment })
    },
  )
  const outcome = await withDeadline(deadlines.d1Write, 'd1.write', recording).catch((cause) => {
    throw cause instanceof HTTPException ? cause : new HTTPException(503, { cause })
  })
  if (outcome.kind !== 'invalid') {
    c.set('outcome', 'accepted')
    return respondAccepted(c, { location: `${routePath(name, locale, params)}#solved` })
  }
  c.set('outcome', 'invalid')
  const { kind: _, ...refused } = outcome
  if (isForProgram(c)) return respondProblemJson(c, 422, {}, refused)
  const state = await loadRequestState(c.get('ctx'), locale, member.account, params.reference ?? '')
  if (!state) throw new HTTPException(404)
  return respondUncached(c, pageRequest, withRefusedComment(state, refused), { status: 422 })
}

/** Applies the action; throws 503, but where files came along, with which the page is shown again. */
function changeTicket(c: ProfileContext, member: Member, input: OwnTicketInput) {
  const hasFiles = input.files.length > 0
  const changing = changeOwnTicket(memberContext(c, member), input)
  const ms = hasFiles ? deadlines.upload : deadlines.d1Write
  return withDeadline(ms, 'd1.write', changing).catch((cause) => {
    if (!hasFiles) throw new HTTPException(503, { cause })
    logFailure(cause, { part: 'attachments.put', request: c.get('requestId') })
    return { kind: 'unavailable' } as const
  })
}

/**
 * Handles the buttons on the page of a member's request: add information, withdraw, reopen. No
 * mailed code is needed, because the login has verified the address.
 */
async function receiveRequest(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
  { values: sent, isBusy }: SentFields,
): Promise<Response> {
  if (sent.form === resolutionForm) return receiveOwnResolution(c, pageRequest, member, sent)
  c.set('form', changeForm)
  if (sent.form !== changeForm) throw new HTTPException(400)
  const { action, ...read } = readInput(c, pageRequest, member, sent)
  if (sent.intent === 'switch') {
    const form = plainState(changeForm, {
      values: { information: shownText(read.information) },
      hasLostFiles: read.files.length > 0,
    })
    const typed = action ?? 'inform'
    const change = { action: typed, step: 'invalid', form } as const
    const state = await loadChanged(c, { ...read, action: typed }, change)
    return respondSwitched(c, pageRequest, state)
  }
  if (!action) throw new HTTPException(400)
  const input = { ...read, action }
  const outcome = isBusy ? ({ kind: 'busy' } as const) : await changeTicket(c, member, input)
  if (!outcome) throw new HTTPException(404)
  if (outcome.kind !== 'done') return respondRefused(c, pageRequest, input, outcome)
  c.set('outcome', 'accepted')
  c.set('reference', input.reference)
  const { name, locale, params } = pageRequest
  return respondAccepted(c, { location: `${routePath(name, locale, params)}?done=${action}` })
}
