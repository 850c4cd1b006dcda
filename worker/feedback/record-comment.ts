import type { Context } from 'hono'
import { holdComment } from '#db/feedback/comments'
import { startOfRiyadhDay } from '#domain/dates/calendar'
import type { CommentForm } from '#domain/feedback/comments'
import { readComment } from '#domain/forms/comment'
import { translators } from '#domain/messages/translators'
import { answerProgram, isForProgram } from '../errors'
import { type Asked, addressWith } from '../routing/page-request'
import type { AppEnv, Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { readKey, refuseUnknown, shownText } from '../submissions/form-submission'
import { withPageForm } from '../submissions/personal-state'
import { answerTaken } from '../submissions/respond-accepted'
import { answerOwn } from '../submissions/respond-personal'
import { answerSwitched } from '../submissions/respond-switched'
import { refusalOf } from './feedback-refusal'
import { type Heard, hear } from './record-feedback'

const aDay = 5
const idBytes = 10

async function idOf(work: Work, key: string): Promise<string> {
  const vault = await vaultOf(work, 'data')
  const bytes = (await vault.hash(key, 'comment')).subarray(0, idBytes)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was written, as it is shown again. */
const textOf = (comment: unknown) => (typeof comment === 'string' ? shownText(comment) : '')

interface Refused {
  form: CommentForm
  /** As it was sent: it is shown again, so that nothing typed is lost. */
  comment: unknown
  issue: string
  idempotencyKey?: string
}

async function answerRefused(
  c: Context<AppEnv>,
  asked: Asked,
  { form, comment, issue, idempotencyKey }: Refused,
  { status, retryAfter }: ReturnType<typeof refusalOf>,
): Promise<Response> {
  if (isForProgram(c)) return answerProgram(c, status, { retryAfter }, { issue })
  const text = textOf(comment)
  const state = { form, step: 'ask', issue, text, idempotencyKey } as const
  const own = await withPageForm(c.get('work'), asked, { kind: 'comment', comment: state })
  return answerOwn(c, asked, own, { status, retryAfter })
}

const issues = {
  differs: 'answer.otherContent',
  limited: 'answer.manyComments',
  unavailable: 'genericFailure',
} as const satisfies Record<Exclude<Heard, 'noted'>, string>

/** A comment of a page, or a suggestion for it: held until an editor decides. */
export async function comment(
  c: Context<AppEnv>,
  asked: Asked,
  sent: Record<string, unknown>,
  form: CommentForm,
): Promise<Response> {
  c.set('form', form)
  if (sent.intent === 'switch') {
    const text = textOf(sent.comment)
    const state = { kind: 'comment', comment: { form, step: 'ask', text } } as const
    return answerSwitched(c, asked, await withPageForm(c.get('work'), asked, state))
  }
  refuseUnknown(c, sent, ['comment'])
  const t = translators[asked.locale]
  const refused = (issue: string) => ({ form, comment: sent.comment, issue })
  const read = readComment(sent.comment, t)
  if (!read.ok) {
    c.set('outcome', 'invalid')
    return answerRefused(c, asked, refused(read.issue), { status: 422 })
  }
  const work = c.get('work')
  const key = readKey(c, sent.idempotencyKey)
  const id = await idOf(work, key)
  const heard = await hear(c, asked, ({ page, visitor, day }) =>
    holdComment(
      work.primary,
      { id, form, page, visitor, text: read.text, locale: asked.locale, createdAt: work.now },
      { since: startOfRiyadhDay(day), atMost: aDay },
    ),
  )
  if (heard === 'noted') return answerTaken(c, { location: addressWith(asked, form, 'thanks') })
  const again = heard === 'unavailable' ? { idempotencyKey: key } : {}
  return answerRefused(c, asked, { ...refused(t(issues[heard])), ...again }, refusalOf(c, heard))
}
