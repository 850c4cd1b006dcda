import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { confirmSubscription, endSubscription } from '#db/newsletter/subscriptions'
import type { PersonalState } from '#domain/forms/personal-state'
import { respondInvalid } from '../feedback/feedback-refusal'
import { logFailure } from '../log'
import { isForProgram, respondProblem, retryAfterFailure } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { deadlines, withDeadline } from '../runtime/deadlines'
import type { FormContext } from '../submissions/form-state'
import { refuseUnknown } from '../submissions/form-submission'
import { respondAccepted, respondSwitched, setPlainHeaders } from '../submissions/respond-form'
import { doneAddress, type LinkName, loadLinkState, readLink, type SubscriptionStep } from './links'

type NewsletterContext = FormContext

const retryLater = { retryAfter: retryAfterFailure }

async function applyLink(
  { primary, now }: { primary: Database; now: number },
  name: LinkName,
  address: string,
): Promise<SubscriptionStep> {
  if (name === 'newsletterConfirm') {
    return (await confirmSubscription(primary, address, now)) ? 'confirmed' : 'gone'
  }
  await endSubscription(primary, address, now)
  return 'left'
}

/** Confirms or ends the subscription; null if D1 is unavailable. */
async function tryApplyLink(
  c: NewsletterContext,
  name: LinkName,
  address: string,
): Promise<SubscriptionStep | null> {
  const ctx = c.get('ctx')
  try {
    const applying = applyLink(ctx, name, address)
    const step = await withDeadline(deadlines.d1Write, 'd1.write', applying)
    c.set('outcome', 'accepted')
    return step
  } catch (error) {
    c.set('outcome', 'unavailable')
    logFailure(error, { part: 'd1.write', request: ctx.requestId })
    return null
  }
}

/** Handles the button of a link's page. It is idempotent and redirects to the confirmation. */
async function receiveButton(
  c: NewsletterContext,
  pageRequest: PageRequest,
  name: LinkName,
  sent: Record<string, unknown>,
): Promise<Response> {
  refuseUnknown(c, sent, ['token', 'intent'])
  const ctx = c.get('ctx')
  const token = typeof sent.token === 'string' ? sent.token : ''
  const state = await loadLinkState(ctx, name, token)
  if (sent.intent === 'switch') return respondSwitched(c, pageRequest, state)
  const address = await readLink(ctx, name, token)
  if (!address) return respondInvalid(c, pageRequest, state)
  const step = await tryApplyLink(c, name, address)
  if (step) {
    return respondAccepted(c, { location: await doneAddress(ctx, name, pageRequest.locale, step) })
  }
  if (isForProgram(c)) return respondProblem(c, 503, retryLater)
  return respondUncached(c, pageRequest, withFailure(state), { status: 503, ...retryLater })
}

function withFailure(state: PersonalState): PersonalState {
  if (state.kind !== 'subscription') return state
  return { ...state, subscription: { ...state.subscription, hasFailed: true } }
}

/**
 * One-click unsubscription by a mail program (RFC 8058): token in the query, plain-text response.
 */
async function receiveOneClick(c: NewsletterContext, { locale }: PageRequest): Promise<Response> {
  const token = c.get('url').searchParams.get('token')
  const address = await readLink(c.get('ctx'), 'newsletterLeave', token)
  if (!address) {
    c.set('outcome', 'invalid')
    return respondProblem(c, 422)
  }
  const step = await tryApplyLink(c, 'newsletterLeave', address)
  if (!step) return respondProblem(c, 503, retryLater)
  setPlainHeaders(c)
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return c.body(`${translators[locale]('newsletter.leftPlain')}\n`, 200, headers)
}

/** Handles a POST to a link's page: from its button or from a mail program. */
export function receiveLink(
  c: NewsletterContext,
  pageRequest: PageRequest,
  name: LinkName,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', name)
  // The page's only form has no name.
  if (sent.form !== undefined) throw new HTTPException(400)
  const isOneClick = name === 'newsletterLeave' && sent['List-Unsubscribe'] === 'One-Click'
  return isOneClick ? receiveOneClick(c, pageRequest) : receiveButton(c, pageRequest, name, sent)
}
