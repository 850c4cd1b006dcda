import type { Context } from 'hono'
import { forms } from '#domain/forms/index'
import { captchaIssue } from '#domain/forms/issue'
import type { FormState } from '#domain/forms/own'
import { translators } from '#domain/messages/translators'
import { problemTexts } from '#domain/problem'
import { answerOwn } from '../answer-own'
import type { AppEnv } from '../context'
import { isForProgram } from '../errors'
import { plainHeaders } from '../headers'
import { type Outcome, type Refusal, statusOf, type Taken } from './outcome'
import { newKey, type Posted, typedValues } from './posted'
import { makeState, type StateOptions } from './state'

const retryLater = 30

function explain({ work, name, asked, key, fields }: Posted, refusal: Refusal): StateOptions {
  const t = translators[asked.locale]
  const { captcha, failure } = forms[name]
  switch (refusal.kind) {
    case 'invalid':
      return { key, issues: refusal.issues, passed: fields.captchaPassed }
    case 'captcha':
      return { key, issues: captcha ? [captchaIssue(t, captcha)] : [] }
    case 'duplicate':
      return { key: newKey(), failure: t('failure.otherContent') }
    case 'limited':
      return { key, failure: t('failure.limited'), passed: fields.captchaPassed }
    case 'unavailable':
      return { key, failure: t(failure), passed: refusal.passed, incident: work.requestId }
  }
}

function headersOf(refusal: Refusal): Record<string, string> {
  if (refusal.kind === 'limited') return { 'retry-after': String(refusal.retryAfter) }
  if (refusal.kind === 'unavailable') return { 'retry-after': String(retryLater) }
  return {}
}

/** RFC 9457, with the form as it has to be sent next. */
function answerProgram({ work, asked }: Posted, refusal: Refusal, form: FormState): Response {
  const status = statusOf[refusal.kind]
  const { title, text } = problemTexts[status]
  const { locale } = asked
  const body = { type: 'about:blank', title: title[locale], status, detail: text[locale] }
  return new Response(JSON.stringify({ ...body, instance: `urn:uuid:${work.requestId}`, form }), {
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      'x-request-id': work.requestId,
      ...headersOf(refusal),
    },
  })
}

async function answerRefusal(
  c: Context<AppEnv>,
  posted: Posted,
  refusal: Refusal,
): Promise<Response> {
  const { work, asked, name } = posted
  const values = typedValues(posted)
  const options = { ...explain(posted, refusal), values }
  const form = await makeState(work, asked.locale, name, options)
  if (isForProgram(c)) return answerProgram(posted, refusal, form)
  const status = statusOf[refusal.kind]
  return answerOwn(c, asked, { kind: 'form', form }, { status, headers: headersOf(refusal) })
}

function answerTaken(c: Context<AppEnv>, { work }: Posted, taken: Taken): Response {
  const headers = {
    ...plainHeaders,
    'cache-control': 'no-store',
    'x-request-id': work.requestId,
    location: taken.location,
  }
  if (!isForProgram(c)) return new Response(null, { status: 303, headers })
  return Response.json(taken, { status: 201, headers })
}

/** Says what became of a form: to people by a page, to programs by JSON. */
export async function answerForm(
  c: Context<AppEnv>,
  posted: Posted,
  outcome: Outcome,
): Promise<Response> {
  c.set('outcome', outcome.ok ? 'taken' : outcome.refusal.kind)
  c.set('form', posted.name)
  if (outcome.ok) {
    c.set('reference', outcome.taken.reference)
    return answerTaken(c, posted, outcome.taken)
  }
  return answerRefusal(c, posted, outcome.refusal)
}
