import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { putOpinion } from '#db/opinions'
import { takeTries } from '#db/tries'
import { toBase64Url } from '#db/vault'
import { endOfRiyadhDay, riyadhDate, startOfRiyadhDay } from '#domain/calendar'
import { type Feedback, feedback } from '#domain/forms/feedback'
import { translators } from '#domain/messages/translators'
import { routePath } from '#domain/routes'
import { answerOwn } from '../answer-own'
import type { Asked } from '../asked'
import { budgets, within } from '../budget'
import { clientAddress } from '../client-address'
import type { AppEnv, Work } from '../context'
import { answerProblem, isForProgram } from '../errors'
import { isJson } from '../fields'
import { plainHeaders } from '../headers'
import { describeError, log } from '../log'
import { vaultOf } from '../vaults'
import { bucketOf } from './bucket'
import { keepVisitor, visitorOf } from './visitor'

const newVisitorsAtMost = 20
const fields = ['form', 'answer', 'reasons', 'asked', 'idempotencyKey']

/** Counts a new visitor, unless many of this address have come to this page today already. */
async function mayJoin(work: Work, address: string, page: string, day: string): Promise<boolean> {
  const limit = {
    bucket: await bucketOf(work, 'opinion', `${address} ${page} ${day}`),
    since: startOfRiyadhDay(day) - 1,
    atMost: newVisitorsAtMost,
  }
  const [times = []] = await takeTries(work.primary, [limit], work.now)
  return times.length < newVisitorsAtMost
}

async function note(
  c: Context<AppEnv>,
  { name, locale }: Asked,
  said: Feedback,
): Promise<'noted' | 'limited'> {
  const work = c.get('work')
  const day = riyadhDate(work.now)
  const { id, isNew } = await visitorOf(c)
  const address = clientAddress(c.req.raw.headers)
  if (isNew && !(await mayJoin(work, address, name, day))) return 'limited'
  const vault = await vaultOf(work, 'data')
  const visitor = toBase64Url(await vault.hash(id, 'visitor'))
  await putOpinion(work.primary, {
    ...{ page: name, visitor, day, locale, at: work.now },
    feedback: said,
  })
  if (isNew) await keepVisitor(c, id)
  return 'noted'
}

function answerNoted(
  c: Context<AppEnv>,
  { name, locale }: Asked,
  said: Feedback,
  hasBeenAsked: boolean,
): Response {
  for (const [header, value] of Object.entries(plainHeaders)) c.header(header, value)
  c.header('cache-control', 'no-store')
  c.header('x-request-id', c.get('requestId'))
  const step = hasBeenAsked || said.reasons.length > 0 ? 'thanks' : said.answer
  const location = `${routePath(name, locale)}?feedback=${step}#feedback`
  return isForProgram(c) ? c.json({ location }, 201) : c.redirect(location, 303)
}

async function answerInvalid(
  c: Context<AppEnv>,
  asked: Asked,
  isOneSided: boolean,
): Promise<Response> {
  c.set('outcome', 'invalid')
  if (isForProgram(c)) return answerProblem(c, 422)
  const t = translators[asked.locale]
  const issue = t(isOneSided ? 'validation.invalid' : 'validation.required')
  return answerOwn(
    c,
    asked,
    { kind: 'feedback', feedback: { step: 'ask', issue } },
    { status: 422 },
  )
}

/** Whether a page was of use: one word a visitor, page and day, which a later one replaces. */
export async function opine(
  c: Context<AppEnv>,
  asked: Asked,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('form', 'feedback')
  if (isJson(c.req.raw.headers) && Object.keys(sent).some((name) => !fields.includes(name))) {
    throw new HTTPException(422)
  }
  const parsed = v.safeParse(feedback, { answer: sent.answer, reasons: sent.reasons })
  if (!parsed.success) return answerInvalid(c, asked, sent.answer !== undefined)
  try {
    const noted = await within(budgets.d1Write, 'd1.write', note(c, asked, parsed.output))
    c.set('outcome', noted === 'noted' ? 'taken' : 'limited')
    if (noted === 'noted') return answerNoted(c, asked, parsed.output, sent.asked === 'reasons')
  } catch (error) {
    c.set('outcome', 'unavailable')
    log('error', {
      event: 'failure',
      request: c.get('requestId'),
      part: 'd1.write',
      ...describeError(error),
    })
    return answerProblem(c, 503, { retryAfter: 30 })
  }
  const { now } = c.get('work')
  const tomorrow = Math.ceil((endOfRiyadhDay(riyadhDate(now)) - now) / 1_000)
  return answerProblem(c, 429, { retryAfter: tomorrow })
}
