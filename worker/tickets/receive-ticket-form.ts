import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import { findTicket } from '#db/submissions/submissions'
import type { PersonalState } from '#domain/forms/personal-state'
import { changeForm, codeForm } from '#domain/forms/ticket-form-names'
import { codeActions } from '#domain/tickets/status'
import type { FileStoreDeps } from '../attachments/store'
import type { HandlerContext } from '../http/handler-context'
import { logFailure } from '../log'
import {
  isForProgram,
  respondProblem,
  respondProblemJson,
  retryAfterFailure,
} from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { deadlines, requireInTime, withDeadline } from '../runtime/deadlines'
import {
  createFormState,
  type FormDeps,
  plainState,
  type StateOptions,
} from '../submissions/form-state'
import { readKey, readSentFiles, refuseUnknown, shownText } from '../submissions/form-submission'
import { respondAccepted, respondSwitched } from '../submissions/respond-form'
import { filesField, type StoreFilesDeps } from './added-files'
import { type AnswerFileDeps, respondAnswerFile } from './answer-files'
import { applyTicketAction } from './apply-ticket-action'
import {
  type RequestCodeDeps,
  requestCode,
  type TicketActionInput,
  type TicketActionResult,
} from './request-code'
import { openResultToken, resultAddress } from './result-token'
import { loadTicketState, type TicketStateDeps } from './ticket-state'

type TicketFormContext = HandlerContext<
  FormDeps & TicketStateDeps & RequestCodeDeps & StoreFilesDeps
>

const handlers = { [codeForm]: requestCode, [changeForm]: applyTicketAction }
type Name = keyof typeof handlers

/** True for the forms on the page of a ticket that was looked up. */
export function isTicketForm(name: unknown): name is Name {
  return typeof name === 'string' && Object.hasOwn(handlers, name)
}

function textOf(value: unknown): string {
  const text = value ?? ''
  if (typeof text !== 'string') throw new HTTPException(400)
  return text
}

function readTicketFields(sent: Record<string, unknown>) {
  const { result, action, code, information } = sent
  return {
    token: textOf(result),
    action: codeActions.find((known) => known === action),
    typed: { code: textOf(code), information: textOf(information) },
    files: readSentFiles(sent[filesField]),
  }
}

function shownValues(typed: TicketActionInput['typed']): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, shownText(text)]))
}

/** The inquiry form, with the text written to a ticket that can no longer be shown. */
async function loadInquiryForm(
  c: TicketFormContext,
  { locale }: PageRequest,
  unsent: string | undefined,
  options: StateOptions = {},
): Promise<PersonalState & { kind: 'form' }> {
  const form = await createFormState(c.get('ctx'), locale, 'inquiry', options)
  return { kind: 'form', form, ...(unsent && { unsent: shownText(unsent) }) }
}

interface Refusal {
  status: 422 | 429 | 503
  /** The form's state in the problem document. */
  options: StateOptions
  /** Seconds. */
  retryAfter?: number
  loadState: () => Promise<PersonalState>
}

async function respondRefusal(c: TicketFormContext, pageRequest: PageRequest, refusal: Refusal) {
  const { status, options, retryAfter, loadState } = refusal
  const form = plainState(changeForm, options)
  if (isForProgram(c)) return respondProblemJson(c, status, { retryAfter }, { form })
  return respondUncached(c, pageRequest, await loadState(), { status, retryAfter })
}

function respondExpired(
  c: TicketFormContext,
  pageRequest: PageRequest,
  key: string,
  unsent?: string,
) {
  c.set('outcome', 'invalid')
  const failure = translators[pageRequest.locale]('inquiry.expired.text')
  return respondRefusal(c, pageRequest, {
    status: 422,
    options: { key, failure },
    loadState: async () => ({ ...(await loadInquiryForm(c, pageRequest, unsent)), expired: true }),
  })
}

function respondUnavailable(
  c: TicketFormContext,
  pageRequest: PageRequest,
  key: string,
  unsent?: string,
) {
  c.set('outcome', 'unavailable')
  const failure = translators[pageRequest.locale]('failure.request')
  const options = { failure, incident: c.get('requestId') }
  return respondRefusal(c, pageRequest, {
    status: 503,
    retryAfter: retryAfterFailure,
    options: { ...options, key },
    loadState: () => loadInquiryForm(c, pageRequest, unsent, options),
  })
}

const statuses = { limited: 429, invalid: 422, busy: 503 } as const

async function respondResult(
  c: TicketFormContext,
  pageRequest: PageRequest,
  { locale, resultToken, action, key, typed, files }: TicketActionInput,
  result: TicketActionResult,
): Promise<Response> {
  const ctx = c.get('ctx')
  if (!result) return respondExpired(c, pageRequest, key, typed.information)
  if (result.ok) {
    c.set('outcome', 'accepted')
    return respondAccepted(c, { location: await resultAddress(ctx, locale, result.next) })
  }
  const { outcome, step, issues, failure, retryAfter } = result
  c.set('outcome', outcome)
  const hasLostFiles = files.length > 0
  const options = { key, issues, failure, values: shownValues(typed), hasLostFiles }
  const form = plainState(changeForm, options)
  return respondRefusal(c, pageRequest, {
    status: statuses[outcome],
    options,
    retryAfter,
    loadState: async () =>
      (await loadTicketState(ctx, locale, resultToken, { action, step, form })) ??
      (await loadInquiryForm(c, pageRequest, typed.information)),
  })
}

/** Too many bodies with files arrived at once, and these were dropped. */
function refuseBusy(locale: PageRequest['locale']): TicketActionResult {
  const failure = translators[locale]('answer.busy')
  return { ok: false, outcome: 'busy', step: 'code', failure, retryAfter: retryAfterFailure }
}

/** Handles the forms of a ticket: requests a code or applies an action with one. */
export async function receiveTicketForm(
  c: TicketFormContext,
  pageRequest: PageRequest,
  name: Name,
  sent: Record<string, unknown>,
  isBusy: boolean,
): Promise<Response> {
  c.set('form', name)
  refuseUnknown(c, sent, ['result', 'action', 'intent', 'code', 'information', filesField])
  const ctx = c.get('ctx')
  const { locale } = pageRequest
  const { token, action, typed, files } = readTicketFields(sent)
  const key = readKey(c, sent.idempotencyKey)
  const resultToken = await openResultToken(ctx, token)
  if (!resultToken) return respondExpired(c, pageRequest, key, typed.information)
  try {
    if (sent.intent === 'switch') {
      const hasLostFiles = files.length > 0
      const form = plainState(changeForm, { key, values: shownValues(typed), hasLostFiles })
      const change =
        action && name === changeForm ? { action, step: 'code' as const, form } : undefined
      const state =
        (await loadTicketState(ctx, locale, resultToken, change)) ??
        (await loadInquiryForm(c, pageRequest, typed.information))
      return respondSwitched(c, pageRequest, state)
    }
    if (!action) throw new HTTPException(400)
    c.set('reference', resultToken.reference)
    const input: TicketActionInput = { locale, resultToken, action, key, typed, files }
    const ms = files.length > 0 ? deadlines.upload : deadlines.d1Write
    const result = isBusy
      ? refuseBusy(locale)
      : await withDeadline(ms, 'd1.write', handlers[name](ctx, input))
    return await respondResult(c, pageRequest, input, result)
  } catch (error) {
    if (error instanceof HTTPException) throw error
    logFailure(error, { part: 'd1.write', request: c.get('requestId') })
    return respondUnavailable(c, pageRequest, key, typed.information)
  }
}

/**
 * `GET /contact/inquiry/files/{number}?result=`: a file of an answer, for who has entered a mailed code
 * within its time; 404 for anybody else.
 */
export async function respondResultFile(
  c: HandlerContext<FormDeps & AnswerFileDeps & FileStoreDeps>,
): Promise<Response> {
  const ctx = c.get('ctx')
  const resultToken = await openResultToken(ctx, c.get('url').searchParams.get('result') ?? '')
  if (!resultToken?.done) return respondProblem(c, 404)
  const reading = async () => {
    const found = await findTicket(ctx.primary, resultToken.reference)
    return found && respondAnswerFile(ctx, found.submission, Number(c.req.param('number')))
  }
  const response = await requireInTime(deadlines.desk, 'attachments.get', reading())
  return response ?? respondProblem(c, 404)
}
