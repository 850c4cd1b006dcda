import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Own } from '#domain/forms/personal-state'
import { changeForm, codeForm } from '#domain/forms/ticket-form-names'
import { translators } from '#domain/messages/translators'
import { requestActions } from '#domain/tickets/status'
import { answerProgram, isForProgram, retryAfterFailure } from '../errors'
import { describeError, log } from '../log'
import type { Asked } from '../routing/page-request'
import { budgets, within } from '../runtime/deadlines'
import type { AppEnv } from '../runtime/request-context'
import { makeState, plainState, type StateOptions } from '../submissions/form-state'
import { readKey, refuseUnknown, shownText } from '../submissions/form-submission'
import { answerTaken } from '../submissions/respond-accepted'
import { answerOwn } from '../submissions/respond-personal'
import { answerSwitched } from '../submissions/respond-switched'
import type { Answered, Wish } from './action-result'
import { change } from './apply-ticket-action'
import { askCode } from './request-code'
import { openTicket, resultAddress } from './result-token'
import { showRequest } from './ticket-state'

const does = { [codeForm]: askCode, [changeForm]: change }
type Name = keyof typeof does

/** Whether a form is one of those by which a sender does something with their request. */
export function isRequestForm(name: unknown): name is Name {
  return typeof name === 'string' && Object.hasOwn(does, name)
}

function textOf(value: unknown): string {
  const text = value ?? ''
  if (typeof text !== 'string') throw new HTTPException(400)
  return text
}

/** What the forms of a request hold besides what every form has; a field that is no text is 400. */
function readSent(sent: Record<string, unknown>) {
  const { result, action, code, information } = sent
  return {
    token: textOf(result),
    action: requestActions.find((one) => one === action),
    typed: { code: textOf(code), information: textOf(information) },
  }
}

/** What was typed, as it is shown again. */
function shownValues(typed: Wish['typed']): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, shownText(text)]))
}

/** The inquiry's own form, with what was written to a request that cannot be shown. */
async function ownForm(
  c: Context<AppEnv>,
  { locale }: Asked,
  unsent: string | undefined,
  options: StateOptions = {},
): Promise<Own & { kind: 'form' }> {
  const form = await makeState(c.get('work'), locale, 'inquiry', options)
  return { kind: 'form', form, ...(unsent && { unsent: shownText(unsent) }) }
}

interface Refusal {
  status: 422 | 429 | 503
  /** What the form is shown with, by script. */
  options: StateOptions
  retryAfter?: number
  /** What the page is shown with. */
  own: () => Promise<Own>
}

async function answerRefused(c: Context<AppEnv>, asked: Asked, refusal: Refusal) {
  const { status, options, retryAfter, own } = refusal
  const form = plainState(changeForm, options)
  if (isForProgram(c)) return answerProgram(c, status, { retryAfter }, { form })
  return answerOwn(c, asked, await own(), { status, retryAfter })
}

function answerExpired(c: Context<AppEnv>, asked: Asked, key: string, unsent?: string) {
  c.set('outcome', 'invalid')
  const failure = translators[asked.locale]('inquiry.expired.text')
  const own = async () => ({ ...(await ownForm(c, asked, unsent)), expired: true })
  return answerRefused(c, asked, { status: 422, options: { key, failure }, own })
}

function answerUnavailable(c: Context<AppEnv>, asked: Asked, key: string, unsent?: string) {
  c.set('outcome', 'unavailable')
  const failure = translators[asked.locale]('failure.request')
  const options = { failure, incident: c.get('requestId') }
  return answerRefused(c, asked, {
    ...{ status: 503, retryAfter: retryAfterFailure, options: { ...options, key } },
    own: () => ownForm(c, asked, unsent, options),
  })
}

async function answer(
  c: Context<AppEnv>,
  asked: Asked,
  { work, locale, ticket, action, key, typed }: Wish,
  answered: Answered,
): Promise<Response> {
  if (!answered) return answerExpired(c, asked, key, typed.information)
  if (answered.ok) {
    c.set('outcome', 'taken')
    return answerTaken(c, { location: await resultAddress(work, locale, answered.next) })
  }
  const { outcome, step, issues, failure, retryAfter } = answered
  c.set('outcome', outcome)
  const options = { key, issues, failure, values: shownValues(typed) }
  const form = plainState(changeForm, options)
  return answerRefused(c, asked, {
    ...{ status: outcome === 'limited' ? 429 : 422, options, retryAfter },
    own: async () =>
      (await showRequest(work, locale, ticket, { action, step, form })) ??
      (await ownForm(c, asked, typed.information)),
  })
}

/** Takes what the sender of a request wants done with it: a code asked for, or the thing itself. */
export async function receiveRequest(
  c: Context<AppEnv>,
  asked: Asked,
  name: Name,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', name)
  refuseUnknown(c, sent, ['result', 'action', 'intent', 'code', 'information'])
  const work = c.get('work')
  const { locale } = asked
  const { token, action, typed } = readSent(sent)
  const key = readKey(c, sent.idempotencyKey)
  const ticket = await openTicket(work, token)
  if (!ticket) return answerExpired(c, asked, key, typed.information)
  try {
    if (sent.intent === 'switch') {
      const form = plainState(changeForm, { key, values: shownValues(typed) })
      const standing =
        action && name === changeForm ? { action, step: 'code' as const, form } : undefined
      const shown = await showRequest(work, locale, ticket, standing)
      return answerSwitched(c, asked, shown ?? (await ownForm(c, asked, typed.information)))
    }
    if (!action) throw new HTTPException(400)
    c.set('reference', ticket.reference)
    const wish: Wish = { work, locale, ticket, action, key, typed }
    const answered = await within(budgets.d1Write, 'd1.write', does[name](wish))
    return await answer(c, asked, wish, answered)
  } catch (error) {
    if (error instanceof HTTPException) throw error
    const request = c.get('requestId')
    log('error', { event: 'failure', part: 'd1.write', request, ...describeError(error) })
    return answerUnavailable(c, asked, key, typed.information)
  }
}
