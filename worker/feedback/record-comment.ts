import { translators } from '#client/translators.ts'
import { holdComment, isCommentStored } from '#db/feedback/comments'
import { startOfRiyadhDay } from '#domain/dates/calendar'
import type { CommentFormName } from '#domain/feedback/comments'
import { readComment } from '#domain/forms/feedback'
import { toHex } from '#domain/text/encoding'
import { isForProgram, respondProblemJson } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import { addressWith, type PageRequest } from '../routing/page-request'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { withPageForm } from '../submissions/form-state'
import { readKey, refuseUnknown, shownText } from '../submissions/form-submission'
import { respondAccepted, respondSwitched } from '../submissions/respond-form'
import { stepUpFields } from './admit-visitor'
import { isStepUp, refusalOf, respondStepUp } from './feedback-refusal'
import {
  type FeedbackContext,
  type FeedbackOutcome,
  type FeedbackRefusal,
  idempotencyKeyOf,
  recordFeedback,
  type StoreKey,
} from './record-feedback'

const commentsADay = 5
const idBytes = 10

async function idOf(deps: DataKeyringDeps, key: string): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  return toHex((await keyring.hash(key, 'comment')).subarray(0, idBytes))
}

/** True if a comment was stored under the key. */
export async function isCommentKnown(c: FeedbackContext, key: string): Promise<boolean> {
  const ctx = c.get('ctx')
  return isCommentStored(ctx.primary, await idOf(ctx, key))
}

interface SentComment {
  comment?: unknown
  /** Of a use case. */
  link?: unknown
}

/** What was typed, to show it in the form again. */
function shownFields(form: CommentFormName, { comment, link }: SentComment) {
  const shown = (typed: unknown) => (typeof typed === 'string' ? shownText(typed) : '')
  return { text: shown(comment), ...(form === 'useCase' && { link: shown(link) }) }
}

interface Refused {
  form: CommentFormName
  /** As it was sent; the page shows it again. */
  sent: SentComment
  issue: string
  field?: 'link'
  idempotencyKey?: string
}

async function respondRefusal(
  c: FeedbackContext,
  pageRequest: PageRequest,
  { form, sent, issue, field, idempotencyKey }: Refused,
  { status, retryAfter }: ReturnType<typeof refusalOf>,
): Promise<Response> {
  if (isForProgram(c)) return respondProblemJson(c, status, { retryAfter }, { issue, field })
  const typed = shownFields(form, sent)
  const state = { form, step: 'ask', issue, field, ...typed, idempotencyKey } as const
  const page = await withPageForm(c.get('ctx'), pageRequest, { kind: 'comment', comment: state })
  return respondUncached(c, pageRequest, page, { status, retryAfter })
}

const issues = {
  challenge: 'answer.stepUp.sum',
  wrong: 'answer.stepUp.sum',
  differs: 'answer.otherContent',
  limited: 'answer.manyComments',
  unavailable: 'genericFailure',
} as const satisfies Record<FeedbackRefusal, string>

type CommentOutcome =
  | Exclude<FeedbackOutcome<undefined>, { kind: 'invalid' }>
  | { kind: 'invalid'; issue: string; field?: 'link' }

/**
 * Stores a comment, use case or suggestion once for its idempotency key; an editor publishes or rejects it.
 * Throws as `recordFeedback`.
 */
export async function recordComment(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: SentComment & { form: CommentFormName; key: string },
  storeInstead?: StoreKey,
): Promise<CommentOutcome> {
  const { form, comment, link, key } = sent
  c.set('form', form)
  const { locale } = pageRequest
  const read = readComment(form, { comment, link }, translators[locale])
  if (!read.ok) return { kind: 'invalid', issue: read.issue, field: read.field }
  const ctx = c.get('ctx')
  const id = await idOf(ctx, key)
  const kind = await recordFeedback(c, pageRequest, { form, sent: { ...sent } }, async (author) => {
    if (storeInstead) {
      const content = [form, read.text, read.link]
      return storeInstead(await idempotencyKeyOf(c, pageRequest, key, content))
    }
    const { day, ...others } = author
    const { text, link: address } = read
    const comment = { ...others, id, form, text, link: address, locale, createdAt: ctx.now }
    const limit = { since: startOfRiyadhDay(day), atMost: commentsADay }
    return holdComment(ctx.primary, comment, limit)
  })
  return kind === 'noted' ? { kind, tally: undefined } : { kind }
}

/** Records a comment, use case or suggestion sent from its page, which keeps its text if it is refused. */
export async function receiveComment(
  c: FeedbackContext,
  pageRequest: PageRequest,
  sent: Record<string, unknown>,
  form: CommentFormName,
): Promise<Response> {
  c.set('form', form)
  if (sent.intent === 'switch') {
    const typed = shownFields(form, sent)
    const state = { kind: 'comment', comment: { form, step: 'ask', ...typed } } as const
    return respondSwitched(c, pageRequest, await withPageForm(c.get('ctx'), pageRequest, state))
  }
  const fields = form === 'useCase' ? ['comment', 'link'] : ['comment']
  refuseUnknown(c, sent, [...fields, ...stepUpFields])
  const key = readKey(c, sent.idempotencyKey)
  const outcome = await recordComment(c, pageRequest, { ...sent, form, key })
  if (outcome.kind === 'noted') {
    return respondAccepted(c, { location: addressWith(pageRequest, form, 'thanks') })
  }
  if (outcome.kind === 'invalid') {
    c.set('outcome', 'invalid')
    const { issue, field } = outcome
    return respondRefusal(c, pageRequest, { form, sent, issue, field }, { status: 422 })
  }
  const { kind } = outcome
  if (isStepUp(kind)) {
    return respondStepUp(c, pageRequest, form, kind, (question) => {
      const comment = { form, step: 'ask', question, ...shownFields(form, sent) } as const
      return withPageForm(c.get('ctx'), pageRequest, { kind: 'comment', comment })
    })
  }
  const issue = translators[pageRequest.locale](issues[kind])
  // The first write may have succeeded: its key makes the retry store nothing twice.
  const retryKey = kind === 'unavailable' ? { idempotencyKey: key } : {}
  const refused = { form, sent, issue, ...retryKey }
  return respondRefusal(c, pageRequest, refused, refusalOf(c, kind))
}
