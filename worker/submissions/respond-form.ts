import type { Context } from 'hono'
import { captchaIssue } from '#domain/forms/issue'
import { forms } from '#domain/forms/registry'
import { translators } from '#domain/messages/translators'
import { answerProgram, isForProgram, retryAfterFailure } from '../errors'
import type { AppEnv } from '../runtime/request-context'
import { makeState, type StateOptions } from './form-state'
import { hasFiles, newKey, type Posted, typedValues } from './form-submission'
import { type Outcome, type Refusal, statusOf } from './outcome'
import { answerTaken } from './respond-accepted'
import { answerOwn } from './respond-personal'

function explain({ work, name, asked, key, fields }: Posted, refusal: Refusal): StateOptions {
  const t = translators[asked.locale]
  const { captcha, failure } = forms[name]
  switch (refusal.kind) {
    case 'invalid': {
      const { issues, title, advice, passed = fields.captchaPassed } = refusal
      return { key, issues, title, advice, passed }
    }
    case 'captcha': {
      const { isAway, isWrong } = refusal
      return { key, issues: captcha ? [captchaIssue(t, captcha)] : [], isAway, isWrong }
    }
    case 'duplicate':
      return { key: newKey(), failure: t('answer.otherContent') }
    case 'limited':
      return { key, failure: t('answer.limited'), passed: fields.captchaPassed }
    case 'busy':
      return { key, failure: t('answer.busy'), passed: fields.captchaPassed }
    case 'unavailable': {
      const told = { failure: t(failure), advice: t('answer.kept'), incident: work.requestId }
      return { key, ...told, passed: refusal.passed }
    }
  }
}

function retryAfterOf(refusal: Refusal): number | undefined {
  if (refusal.kind === 'limited') return refusal.retryAfter
  return statusOf[refusal.kind] === 503 ? retryAfterFailure : undefined
}

async function answerRefusal(
  c: Context<AppEnv>,
  posted: Posted,
  refusal: Refusal,
): Promise<Response> {
  const { work, asked, name } = posted
  const values = typedValues(posted)
  const options = { ...explain(posted, refusal), values, hasLostFiles: hasFiles(posted) }
  const form = await makeState(work, asked.locale, name, options)
  const status = statusOf[refusal.kind]
  const retryAfter = retryAfterOf(refusal)
  // A program is told how the form has to be sent next.
  if (isForProgram(c)) return answerProgram(c, status, { retryAfter }, { form })
  return answerOwn(c, asked, { kind: 'form', form }, { status, retryAfter })
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
    return answerTaken(c, outcome.taken)
  }
  return answerRefusal(c, posted, outcome.refusal)
}
