import { setCookie } from 'hono/cookie'
import { isSameHash } from '#db/privacy/keyring'
import { type IdempotencyKey, isKeyStored } from '#db/submissions/idempotency-keys'
import { riyadhDate } from '#domain/dates/calendar'
import type { SmallForm } from '#domain/forms/small-forms'
import { subjectOf } from '#domain/site/routes'
import { toBase64Url } from '#domain/text/encoding'
import type { SessionDeps } from '../auth/auth-context'
import { readAccountId } from '../auth/session'
import type { CaptchaDeps } from '../captcha/captcha'
import type { HandlerContext } from '../http/handler-context'
import { cookieNames, persistentCookie, readCookie } from '../http/preferences'
import { logFailure, logFallback } from '../log'
import { loadPage } from '../pages/load-page'
import type { ProblemDeps } from '../problems/respond-problem'
import type { UncachedDeps } from '../render/respond-uncached'
import { mayBeUnpublished, type PageRequest } from '../routing/page-request'
import { apiRootOf } from '../routing/resolve-url'
import { clientAddress } from '../runtime/client-address'
import { deadlines, withDeadline } from '../runtime/deadlines'
import {
  type DataKeyringDeps,
  dataKeyringOf,
  type TokenKeyringDeps,
  tokenKeyringOf,
} from '../security/keyrings'
import { readKey } from '../submissions/form-submission'
import { mayRetry, waitBeforeRetry } from '../submissions/store-submission'
import { type AdmitDeps, admitNewVisitor, readStepUp } from './admit-visitor'
import type { TallyDeps } from './tally'

/** What the small forms use. */
export type FeedbackDeps = CaptchaDeps &
  UncachedDeps &
  ProblemDeps &
  SessionDeps &
  DataKeyringDeps &
  AdmitDeps &
  TallyDeps & { isolate: { now: () => number } }

export type FeedbackContext = HandlerContext<FeedbackDeps>

/** The visitor, page and day of one feedback. */
interface FeedbackAuthor {
  page: string
  /** Keyed hash of the visitor id. */
  visitor: string
  day: string
  /** Id of the logged-in account; null for guests and programs. */
  accountId: string | null
}

type WriteResult = 'noted' | 'limited' | 'differs'
/** `challenge` and `wrong`: the step-up challenge has to be solved, or its sum was wrong. */
export type FeedbackRefusal = Exclude<WriteResult, 'noted'> | 'challenge' | 'wrong' | 'unavailable'
type FeedbackResult = 'noted' | FeedbackRefusal

/**
 * The outcome of one feedback form. An issue is in the language of the page; `field` if it is not
 * the first one.
 */
export type FeedbackOutcome<Tally> =
  | { kind: 'noted'; tally: Tally | undefined }
  | { kind: 'invalid'; issue: string; field?: 'link' | 'reasons' }
  | { kind: FeedbackRefusal }

interface SentFeedback {
  form: SmallForm
  /** As it was sent, perhaps with an answer to the step-up challenge. */
  sent: Record<string, unknown>
}

/** Stores the key of feedback in place of the feedback: the sandbox does. */
export type StoreKey = (idempotencyKey: IdempotencyKey) => Promise<'noted' | 'differs'>

type StoreFeedback = (author: FeedbackAuthor) => Promise<WriteResult>

const outcomes = {
  noted: 'accepted',
  limited: 'limited',
  differs: 'duplicate',
  challenge: 'challenge',
  wrong: 'challenge',
} as const

/**
 * Writes to D1, with one retry where it is safe: the idempotency key keeps feedback from being
 * stored twice; a new visitor may be counted twice.
 */
async function writeWithRetry<T>(
  { isolate, requestId }: { isolate: { now: () => number }; requestId: string },
  started: number,
  write: () => Promise<T>,
): Promise<T> {
  const writeOnce = () => {
    const left = started + deadlines.feedback - isolate.now()
    return withDeadline(Math.min(deadlines.d1Write, left), 'd1.write', write())
  }
  try {
    return await writeOnce()
  } catch (error) {
    if (!mayRetry(error, isolate.now() - started)) throw error
    logFallback('d1.write', error, { request: requestId })
    await waitBeforeRetry()
    return writeOnce()
  }
}

async function storeFrom(
  c: FeedbackContext,
  pageRequest: PageRequest,
  { id, isNew }: Visitor,
  { form, sent }: SentFeedback,
  store: StoreFeedback,
): Promise<Exclude<FeedbackResult, 'unavailable'>> {
  const ctx = c.get('ctx')
  const page = subjectOf(pageRequest)
  const day = riyadhDate(ctx.now)
  const started = ctx.isolate.now()
  if (isNew) {
    const address = clientAddress(c.req.raw.headers)
    const visitor = { form, address, page, day, answer: readStepUp(sent) }
    const admission = await writeWithRetry(ctx, started, () => admitNewVisitor(ctx, visitor))
    if (admission !== 'admitted') return admission
  }
  const keyring = await dataKeyringOf(ctx)
  const visitor = toBase64Url(await keyring.hash(id, 'visitor'))
  const accountId = isProgram(c) ? null : await readAccountId(c)
  const result = await writeWithRetry(ctx, started, () => store({ page, visitor, day, accountId }))
  if (isNew && result === 'noted') await setVisitorCookie(c, id)
  return result
}

/**
 * Stores feedback of any small form, with visitor cookie, limits and log. Throws 404 if the page
 * does not exist and 400 for a malformed idempotency key.
 */
export async function recordFeedback(
  c: FeedbackContext,
  pageRequest: PageRequest,
  feedback: SentFeedback,
  store: StoreFeedback,
): Promise<FeedbackResult> {
  if (mayBeUnpublished(pageRequest)) await loadPage(c.get('ctx'), pageRequest)
  const visitor = await visitorOf(c)
  try {
    const result = await storeFrom(c, pageRequest, visitor, feedback, store)
    c.set('outcome', outcomes[result])
    return result
  } catch (error) {
    c.set('outcome', 'unavailable')
    logFailure(error, { request: c.get('requestId'), part: 'd1.write' })
    return 'unavailable'
  }
}

interface Visitor {
  id: string
  isNew: boolean
}

async function signatureOf(deps: TokenKeyringDeps, id: string): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  return toBase64Url((await keyring.hash(id, 'visitor')).subarray(0, 16))
}

/** The visitor id in the signed cookie; null without a valid one. */
async function readVisitorCookie(c: FeedbackContext): Promise<string | null> {
  const cookie = readCookie(c.req.header('cookie') ?? '', cookieNames.visitor)
  const [, id = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(cookie ?? '') ?? []
  if (!id) return null
  return isSameHash(await signatureOf(c.get('ctx'), id), signature) ? id : null
}

/** True for a call of the API. */
function isProgram(c: FeedbackContext): boolean {
  return apiRootOf(c.get('url').pathname) !== null
}

/**
 * The visitor's random id. A new id is the request's idempotency key if it has one: a repeat after
 * a lost response then comes from the same visitor.
 */
async function visitorOf(c: FeedbackContext): Promise<Visitor> {
  // A program keeps no cookie: it is one visitor for each address.
  if (isProgram(c)) {
    return { id: `program:${clientAddress(c.req.raw.headers)}`, isNew: false }
  }
  const known = await readVisitorCookie(c)
  return { id: known ?? readKey(c, undefined), isNew: known === null }
}

async function setVisitorCookie(c: FeedbackContext, id: string): Promise<void> {
  const signature = await signatureOf(c.get('ctx'), id)
  setCookie(c, cookieNames.visitor, `${id}.${signature}`, persistentCookie)
}

async function hashWith(c: FeedbackContext, text: string, purpose: string): Promise<string> {
  const keyring = await dataKeyringOf(c.get('ctx'))
  return toBase64Url(await keyring.hash(text, purpose))
}

/** Keyed hash of the idempotency key of feedback, under which it is stored. */
export const hashOfKey = (c: FeedbackContext, key: string) => hashWith(c, key, 'feedback-key')

/** True if feedback was stored under the key. */
export async function isFeedbackKnown(c: FeedbackContext, key: string): Promise<boolean> {
  return isKeyStored(c.get('ctx').primary, await hashOfKey(c, key))
}

/** Keyed hashes of the idempotency key and of the page and content; 400 if the key is malformed. */
export async function idempotencyKeyOf(
  c: FeedbackContext,
  pageRequest: PageRequest,
  key: unknown,
  content: unknown,
): Promise<IdempotencyKey> {
  return {
    key: await hashOfKey(c, readKey(c, key)),
    digest: await hashWith(c, JSON.stringify([subjectOf(pageRequest), content]), 'feedback'),
  }
}
