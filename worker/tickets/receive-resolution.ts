import { findTicket } from '#db/submissions/submissions'
import { createFormat } from '#domain/dates/format'
import type { PersonalState } from '#domain/forms/personal-state'
import { resolutionForm } from '#domain/forms/ticket-form-names'
import type { Locale } from '#domain/site/locale'
import { closingToJudge } from '#domain/tickets/resolution'
import type { HandlerContext } from '../http/handler-context'
import { loadFormOptions } from '../pages/form-options'
import { cachedSite } from '../pages/load-page'
import { isForProgram, respondProblemJson } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { deadlines, requireInTime } from '../runtime/deadlines'
import { type ClosingToken, closingAddress, openClosingToken } from '../submissions/closing-token'
import { createFormState, type FormDeps } from '../submissions/form-state'
import { refuseUnknown } from '../submissions/form-submission'
import { respondAccepted } from '../submissions/respond-form'
import { loadResolution, recordResolution } from './resolution'
import { openResultToken, type ResultToken, resultAddress } from './result-token'
import { loadTicketState, type TicketStateDeps } from './ticket-state'

/** The question that the link of a mail leads to; null if the request is not closed any more. */
export async function loadClosingState(
  deps: TicketStateDeps,
  locale: Locale,
  closing: ClosingToken,
  token: string,
): Promise<(PersonalState & { kind: 'resolution' }) | null> {
  const [found, site, formOptions] = await Promise.all([
    findTicket(deps.primary, closing.reference),
    cachedSite(deps, locale),
    loadFormOptions(deps, locale),
  ])
  const closed = found && closingToJudge(found.events, deps.now)
  if (!closed || closed.sequence !== closing.event) return null
  const format = createFormat({ locale, digits: site.digits })
  const resolution = await loadResolution(deps, found, format)
  const { reference, outboxReference, kind } = found.submission
  return resolution
    ? {
        kind: 'resolution',
        reference: outboxReference ?? reference,
        requestType: formOptions.kindNames[kind] ?? kind,
        closed: format.date(closed.at),
        resolution,
        token,
      }
    : null
}

type ResolutionContext = HandlerContext<FormDeps & TicketStateDeps>

/** Who answers: whoever looked the request up, or has the link of its mail. */
interface Sender {
  reference: string
  event: number | null
  address: () => Promise<string>
  /** The page, again. */
  load: () => Promise<PersonalState | null>
}

function senderByResult(ctx: TicketStateDeps, locale: Locale, resultToken: ResultToken): Sender {
  const { reference, done } = resultToken
  return {
    reference,
    event: null,
    address: () => resultAddress(ctx, locale, { reference, done }),
    load: () => loadTicketState(ctx, locale, resultToken),
  }
}

function senderByMail(
  ctx: TicketStateDeps,
  locale: Locale,
  closing: ClosingToken,
  token: string,
): Sender {
  return {
    ...closing,
    address: () => closingAddress(ctx, locale, closing),
    load: () => loadClosingState(ctx, locale, closing, token),
  }
}

async function findSender(
  ctx: TicketStateDeps,
  locale: Locale,
  { result, closed }: Record<string, unknown>,
): Promise<Sender | null> {
  if (typeof closed === 'string') {
    const closing = await openClosingToken(ctx, closed)
    return closing && senderByMail(ctx, locale, closing, closed)
  }
  const resultToken = typeof result === 'string' ? await openResultToken(ctx, result) : null
  return resultToken && senderByResult(ctx, locale, resultToken)
}

/** The state of a page with a comment that was not stored. */
export function withRefusedComment<S extends PersonalState>(
  state: S,
  refused: { issue: string; typed: string },
): S {
  if (state.kind === 'resolution') {
    return { ...state, resolution: { ...state.resolution, ...refused } }
  }
  if (state.kind !== 'inquiry' && state.kind !== 'request') return state
  const { resolution } = state.result
  return {
    ...state,
    result: { ...state.result, resolution: resolution && { ...resolution, ...refused } },
  }
}

/** Stores what the sender of a closed request says of it, on the inquiry page. */
export async function receiveResolution(
  c: ResolutionContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', resolutionForm)
  refuseUnknown(c, sent, ['result', 'closed', 'answer', 'comment'])
  const ctx = c.get('ctx')
  const { locale } = pageRequest
  const expired = async () => {
    c.set('outcome', 'invalid')
    if (isForProgram(c)) return respondProblemJson(c, 422)
    const form = await createFormState(ctx, locale, 'inquiry')
    return respondUncached(c, pageRequest, { kind: 'form', form, expired: true }, { status: 422 })
  }
  const sender = await findSender(ctx, locale, sent)
  if (!sender) return expired()
  c.set('reference', sender.reference)
  const { answer, comment } = sent
  const recording = recordResolution(ctx, { ...sender, locale }, { answer, comment })
  const outcome = await requireInTime(deadlines.d1Write, 'd1.write', recording)
  if (outcome.kind === 'over') return expired()
  if (outcome.kind === 'stored') {
    c.set('outcome', 'accepted')
    return respondAccepted(c, { location: `${await sender.address()}#solved` })
  }
  c.set('outcome', 'invalid')
  const { kind: _, ...refused } = outcome
  if (isForProgram(c)) return respondProblemJson(c, 422, {}, refused)
  const state = await requireInTime(deadlines.d1Read, 'd1.read', sender.load())
  if (!state) return expired()
  return respondUncached(c, pageRequest, withRefusedComment(state, refused), { status: 422 })
}
