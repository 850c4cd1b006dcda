import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import type { OwnChange } from '#domain/forms/personal-state'
import { changeForm } from '#domain/forms/ticket-form-names'
import { routePath } from '#domain/site/routes'
import { ticketActions } from '#domain/tickets/status'
import type { Member } from '../auth/session'
import { isForProgram, respondProblemJson } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { plainState } from '../submissions/form-state'
import { readKey, refuseUnknown, shownText } from '../submissions/form-submission'
import { respondAccepted } from '../submissions/respond-accepted'
import { respondSwitched } from '../submissions/respond-switched'
import { memberContext } from './actor'
import { changeOwnTicket, type OwnTicketInput, type OwnTicketOutcome } from './change-own-ticket'
import { loadRequestState } from './own-ticket'
import type { ProfileContext } from './profile-context'

const fields = ['action', 'version', 'information', 'intent'] as const

function readInput(
  c: ProfileContext,
  { locale, params }: PageRequest,
  { account }: Member,
  sent: Record<string, unknown>,
): Omit<OwnTicketInput, 'action'> & { action: OwnTicketInput['action'] | undefined } {
  refuseUnknown(c, sent, fields)
  const textOf = (name: (typeof fields)[number]) => {
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
  }
}

/** The ticket's page with an action of its sender; 404 if it is not theirs. */
async function loadChanged(c: ProfileContext, input: OwnTicketInput, change?: OwnChange) {
  const { locale, owner, reference } = input
  const state = await loadRequestState(c.get('ctx'), locale, owner, reference, change)
  if (!state) throw new HTTPException(404)
  return state
}

const failures = { moved: 'tickets.refused.moved', differs: 'answer.otherContent' } as const

async function respondRefused(
  c: ProfileContext,
  pageRequest: PageRequest,
  input: OwnTicketInput,
  outcome: Exclude<OwnTicketOutcome, { kind: 'done' } | null>,
): Promise<Response> {
  c.set('outcome', 'invalid')
  const t = translators[pageRequest.locale]
  const { action, information } = input
  const isInvalid = outcome.kind === 'invalid'
  const form = plainState(changeForm, {
    values: { information: shownText(information) },
    ...(isInvalid ? { issues: outcome.issues } : { failure: t(failures[outcome.kind]) }),
  })
  if (isForProgram(c)) return respondProblemJson(c, 422, {}, { form })
  const change = { action, step: isInvalid ? 'invalid' : 'refused', form } as const
  return respondUncached(c, pageRequest, await loadChanged(c, input, change), { status: 422 })
}

/**
 * Handles the buttons on the page of a member's request: add information, withdraw, reopen. No
 * mailed code is needed, because the login has verified the address.
 */
export async function receiveRequest(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', changeForm)
  if (sent.form !== changeForm) throw new HTTPException(400)
  const { action, ...read } = readInput(c, pageRequest, member, sent)
  if (sent.intent === 'switch') {
    const form = plainState(changeForm, { values: { information: shownText(read.information) } })
    const typed = action ?? 'inform'
    const change = { action: typed, step: 'invalid', form } as const
    const state = await loadChanged(c, { ...read, action: typed }, change)
    return respondSwitched(c, pageRequest, state)
  }
  if (!action) throw new HTTPException(400)
  const input = { ...read, action }
  const changing = changeOwnTicket(memberContext(c, member), input)
  const outcome = await withDeadline(deadlines.d1Write, 'd1.write', changing).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
  if (!outcome) throw new HTTPException(404)
  if (outcome.kind !== 'done') return respondRefused(c, pageRequest, input, outcome)
  c.set('outcome', 'accepted')
  c.set('reference', input.reference)
  const { name, locale, params } = pageRequest
  return respondAccepted(c, { location: `${routePath(name, locale, params)}?done=${action}` })
}
