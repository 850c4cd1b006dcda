import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { confirmSubscription, endSubscription } from '#db/newsletter/subscriptions'
import type { Own } from '#domain/forms/personal-state'
import { translators } from '#domain/messages/translators'
import { answerProblem, isForProgram, retryAfterFailure } from '../errors'
import { answerInvalid } from '../feedback/feedback-refusal'
import { describeError, log } from '../log'
import type { Asked } from '../routing/page-request'
import { budgets, within } from '../runtime/deadlines'
import type { AppEnv, Work } from '../runtime/request-context'
import { refuseUnknown } from '../submissions/form-submission'
import { answerTaken, setPlainHeaders } from '../submissions/respond-accepted'
import { answerOwn } from '../submissions/respond-personal'
import { answerSwitched } from '../submissions/respond-switched'
import { doneAddress, type LinkName, readLink, type Step, shownLink } from './links'

const later = { retryAfter: retryAfterFailure }

async function change(work: Work, name: LinkName, address: string): Promise<Step> {
  const { primary, now } = work
  if (name === 'newsletterConfirm') {
    return (await confirmSubscription(primary, address, now)) ? 'confirmed' : 'gone'
  }
  await endSubscription(primary, address, now)
  return 'left'
}

/** Does what a link is for; null when the database is away. */
async function tryChange(
  c: Context<AppEnv>,
  name: LinkName,
  address: string,
): Promise<Step | null> {
  const work = c.get('work')
  try {
    const step = await within(budgets.d1Write, 'd1.write', change(work, name, address))
    c.set('outcome', 'taken')
    return step
  } catch (error) {
    c.set('outcome', 'unavailable')
    const { requestId: request } = work
    log('error', { event: 'failure', part: 'd1.write', request, ...describeError(error) })
    return null
  }
}

/**
 * Takes the button of a link's page: the subscription is confirmed or ended, as often as it is
 * pressed, and the answer leads to a page that says so and that may be loaded again.
 */
async function receiveButton(
  c: Context<AppEnv>,
  asked: Asked,
  name: LinkName,
  sent: Record<string, unknown>,
): Promise<Response> {
  refuseUnknown(c, sent, ['token', 'intent'])
  const work = c.get('work')
  const token = typeof sent.token === 'string' ? sent.token : ''
  const own = await shownLink(work, name, token)
  if (sent.intent === 'switch') return answerSwitched(c, asked, own)
  const address = await readLink(work, name, token)
  if (!address) return answerInvalid(c, asked, own)
  const step = await tryChange(c, name, address)
  if (step) {
    return answerTaken(c, { location: await doneAddress(work, name, asked.locale, step) })
  }
  if (isForProgram(c)) return answerProblem(c, 503, later)
  return answerOwn(c, asked, withFailure(own), { status: 503, ...later })
}

function withFailure(own: Own): Own {
  if (own.kind !== 'subscription') return own
  return { ...own, subscription: { ...own.subscription, hasFailed: true } }
}

/** A mail program's own button (RFC 8058): the token stands in the address, the answer is plain. */
async function receiveOneClick(c: Context<AppEnv>, { locale }: Asked): Promise<Response> {
  const token = c.get('url').searchParams.get('token')
  const address = await readLink(c.get('work'), 'newsletterLeave', token)
  if (!address) {
    c.set('outcome', 'invalid')
    return answerProblem(c, 422)
  }
  const step = await tryChange(c, 'newsletterLeave', address)
  if (!step) return answerProblem(c, 503, later)
  setPlainHeaders(c)
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return c.body(`${translators[locale]('newsletter.leftPlain')}\n`, 200, headers)
}

/** Takes what is sent to the page of a link: its own button, or that of a mail program. */
export function receiveLink(
  c: Context<AppEnv>,
  asked: Asked,
  name: LinkName,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', name)
  // Its page has one form, which needs no name.
  if (sent.form !== undefined) throw new HTTPException(400)
  const isOneClick = name === 'newsletterLeave' && sent['List-Unsubscribe'] === 'One-Click'
  return isOneClick ? receiveOneClick(c, asked) : receiveButton(c, asked, name, sent)
}
