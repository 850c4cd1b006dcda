import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import { scores } from '#domain/forms/score'
import { findSmallForm, type SmallForm } from '#domain/forms/small-forms'
import type { Locale } from '#domain/site/locale'
import { verifyAltcha } from '../../captcha/altcha'
import { refusalOf } from '../../feedback/feedback-refusal'
import { isCommentKnown, recordComment } from '../../feedback/record-comment'
import {
  type FeedbackOutcome,
  type FeedbackRefusal,
  isFeedbackKnown,
  type StoreKey,
} from '../../feedback/record-feedback'
import { recordRating, recordUsefulness } from '../../feedback/record-votes'
import { logFailure } from '../../log'
import {
  challengeAction,
  type PageOperation,
  type PagePath,
  pageOperations,
  sandboxAction,
} from '../../openapi/operations'
import { retryAfterFailure } from '../../problems/respond-problem'
import { type PageRequest, parsePageRequest } from '../../routing/page-request'
import { resolveUrl } from '../../routing/resolve-url'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { acceptedLocale } from '../api-context'
import { respondApiProblem } from '../problem'
import { readBody, requireKey, respondUnknownField, respondWrongTypes } from './read-body'
import { respondWrite, type WriteContext } from './write-context'

/** The page that feedback is about, with its texts in a language, and its form; null if it has none. */
function readPage(path: unknown, forms: readonly ApiForm[], locale: Locale) {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const { place, moved } = resolveUrl(path)
  if (!place || moved) return null
  const form = forms.find((name) => findSmallForm(place.name, name))
  return form ? { page: parsePageRequest(place, locale, new URLSearchParams()), form } : null
}

const problems = {
  challenge: 'captcha',
  wrong: 'captcha',
  differs: 'key-reused',
  limited: 'too-many-writes',
  unavailable: 'unavailable',
} as const satisfies Record<FeedbackRefusal, string>

function respondOutcome(
  c: WriteContext,
  outcome: ApiOutcome,
  [field]: Recorder['fields'],
  sent: Record<string, unknown>,
): Response {
  const locale = c.get('locale')
  if (outcome.kind === 'invalid') {
    c.set('outcome', 'invalid')
    const wrong = outcome.field ?? field
    const accepted = acceptedValues(wrong, sent)
    const issues = [{ field: wrong, message: outcome.issue, ...(accepted && { accepted }) }]
    return respondApiProblem(c, locale, 'invalid-fields', { issues })
  }
  if (outcome.kind !== 'noted') {
    const { retryAfter } = refusalOf(c, outcome.kind)
    return respondApiProblem(c, locale, problems[outcome.kind], { retryAfter })
  }
  const answer = { tally: outcome.tally ?? null }
  return respondWrite(c, answer, 201, { 'content-language': locale })
}

/**
 * The problem of a write whose challenge is not solved; null if it is, or if something is stored
 * under the key already: a repeat may come when the challenge has expired.
 */
async function refuseUnsolved(
  c: WriteContext,
  isKnown: Recorder['isKnown'],
  { altcha, action, key }: { altcha: unknown; action: string; key: string },
): Promise<Response | null> {
  const locale = c.get('locale')
  const verdict =
    typeof altcha === 'string' ? await verifyAltcha(c.get('ctx'), altcha, action) : null
  if (verdict?.ok) return null
  try {
    const isRepeat = await withDeadline(deadlines.d1Read, 'd1.read', isKnown(c, key))
    return isRepeat ? null : respondApiProblem(c, locale, 'captcha')
  } catch (error) {
    logFailure(error, { request: c.get('requestId'), part: 'd1.read' })
    return respondApiProblem(c, locale, 'unavailable', { retryAfter: retryAfterFailure })
  }
}

/** Records feedback on a page for a program, or has it answered and forgotten by the sandbox. */
export async function receiveFeedback(
  c: WriteContext,
  path: PagePath,
  sandbox?: FeedbackSandbox,
): Promise<Response> {
  const name = pageOperations[path]
  const locale = acceptedLocale(c)
  c.set('locale', locale)
  const key = requireKey(c)
  if (typeof key !== 'string') return key
  const forms = operationForms[name]
  const withPage = (fields: readonly string[]) => ['page', ...fields, 'altcha']
  const body = await readBody(c, {
    fields: withPage([...new Set(forms.flatMap((form) => recorders[form].fields))]),
    lists: ['reasons'],
    mayHoldFiles: false,
  })
  if (body instanceof Response) return body
  const refused = respondWrongTypes(c, body.values, fieldTypes)
  if (refused) return refused
  const { page: pagePath, altcha, ...sent } = body.values
  if (pagePath === undefined) {
    const message = translators[locale]('validation.required')
    return respondApiProblem(c, locale, 'invalid-fields', { issues: [{ field: 'page', message }] })
  }
  const found = readPage(pagePath, forms, locale)
  if (!found) return respondApiProblem(c, locale, 'no-such-page')
  const recorder = recorders[found.form]
  const { record, fields } = recorder
  const unknown = respondUnknownField(c, body.values, withPage(fields))
  if (unknown) return unknown
  const ownAction = challengeAction(path, key)
  const action = sandbox ? sandboxAction(ownAction) : ownAction
  const isKnown = sandbox?.isKnown ?? recorder.isKnown
  const unsolved = await refuseUnsolved(c, isKnown, { altcha, action, key })
  if (unsolved) return unsolved
  try {
    const outcome = await record(c, found.page, sent, key, sandbox?.storeKey)
    const counted = sandbox ? sandbox.count(found.form, outcome, sent) : outcome
    return respondOutcome(c, counted, fields, sent)
  } catch (error) {
    const isAbsent = error instanceof HTTPException && error.status === 404
    if (isAbsent) return respondApiProblem(c, locale, 'no-such-page')
    throw error
  }
}

/** How feedback of one small form is recorded for a program. */
interface Recorder {
  record: (
    c: WriteContext,
    page: PageRequest,
    sent: Record<string, unknown>,
    key: string,
    storeInstead?: StoreKey,
  ) => Promise<ApiOutcome>
  /** True if something was stored under the key. */
  isKnown: (c: WriteContext, key: string) => Promise<boolean>
  /** The first of them has the issue of an invalid body. */
  fields: readonly [string, ...string[]]
}

type ApiForm = Exclude<SmallForm, 'suggestion'>

type ApiOutcome = FeedbackOutcome<object | undefined>

/** What the sandbox does in place of storing feedback. */
export interface FeedbackSandbox {
  storeKey: StoreKey
  isKnown: Recorder['isKnown']
  /** The outcome with the counts that the page would have if the feedback had been stored. */
  count: (form: ApiForm, outcome: ApiOutcome, sent: Record<string, unknown>) => ApiOutcome
}

const recorders: Record<ApiForm, Recorder> = {
  feedback: {
    record: (c, page, sent, _, storeInstead) => recordUsefulness(c, page, sent, storeInstead),
    isKnown: isFeedbackKnown,
    fields: ['answer', 'reasons'],
  },
  rating: {
    record: async (c, page, sent, _, storeInstead) => {
      const outcome = await recordRating(c, page, sent, storeInstead)
      if (outcome.kind !== 'noted' || !outcome.tally) return outcome
      const { count, average } = outcome.tally
      return { ...outcome, tally: { count, average } }
    },
    isKnown: isFeedbackKnown,
    fields: ['score'],
  },
  comment: {
    record: (c, page, { comment }, key, storeInstead) =>
      recordComment(c, page, { form: 'comment', comment, key }, storeInstead),
    isKnown: isCommentKnown,
    fields: ['comment'],
  },
  useCase: {
    record: (c, page, { comment, link }, key, storeInstead) =>
      recordComment(c, page, { form: 'useCase', comment, link, key }, storeInstead),
    isKnown: isCommentKnown,
    fields: ['comment', 'link'],
  },
}

/** The small forms that an operation submits; a page has one of them. */
const operationForms: Record<PageOperation, readonly ApiForm[]> = {
  feedback: ['feedback'],
  rating: ['rating'],
  comment: ['comment', 'useCase'],
}

/** Types of the fields that are not text. */
const fieldTypes = { reasons: Array.isArray, score: Number.isInteger }

/** Accepted values of a field that has a list; reasons are those of the answer that was sent. */
function acceptedValues(
  field: string,
  { answer }: Record<string, unknown>,
): readonly string[] | undefined {
  const side = feedbackAnswers.find((known) => known === answer)
  const lists: Record<string, readonly string[]> = {
    answer: feedbackAnswers,
    reasons: side ? feedbackReasons[side] : Object.values(feedbackReasons).flat(),
    score: scores.map(String),
  }
  return lists[field]
}
