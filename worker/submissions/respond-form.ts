import { translators } from '#client/translators.ts'
import { newKey } from '#domain/forms/idempotency-key'
import { captchaIssue } from '#domain/forms/issue'
import { forms } from '#domain/forms/registry'
import { isForProgram, respondProblemJson, retryAfterFailure } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { FormContext } from './form-context'
import { createFormState, type StateOptions } from './form-state'
import { type FormSubmission, hasFiles, typedValues } from './form-submission'
import { type Outcome, type Refusal, statusOf } from './outcome'
import { respondAccepted } from './respond-accepted'

function stateOptionsOf(
  { name, pageRequest, key, fields }: FormSubmission,
  refusal: Refusal,
  incident: string,
): StateOptions {
  const t = translators[pageRequest.locale]
  const { captcha, failure } = forms[name]
  switch (refusal.kind) {
    case 'invalid': {
      const { issues, title, advice, passed = fields.captchaPassed } = refusal
      return { key, issues, title, advice, passed }
    }
    case 'captcha': {
      const { isProviderDown, isWrong } = refusal
      return { key, issues: captcha ? [captchaIssue(t, captcha)] : [], isProviderDown, isWrong }
    }
    case 'duplicate':
      return { key: newKey(), failure: t('answer.otherContent') }
    case 'limited':
      return { key, failure: t('answer.limited'), passed: fields.captchaPassed }
    case 'busy':
      return { key, failure: t('answer.busy'), passed: fields.captchaPassed }
    case 'unavailable': {
      const { passed } = refusal
      return { key, failure: t(failure), advice: t('answer.kept'), incident, passed }
    }
  }
}

function retryAfterOf(refusal: Refusal): number | undefined {
  if (refusal.kind === 'limited') return refusal.retryAfter
  return statusOf[refusal.kind] === 503 ? retryAfterFailure : undefined
}

async function respondRefusal(
  c: FormContext,
  submission: FormSubmission,
  refusal: Refusal,
): Promise<Response> {
  const { pageRequest, name } = submission
  const options = {
    ...stateOptionsOf(submission, refusal, c.get('requestId')),
    values: typedValues(submission),
    hasLostFiles: hasFiles(submission),
  }
  const form = await createFormState(c.get('ctx'), pageRequest.locale, name, options)
  const status = statusOf[refusal.kind]
  const retryAfter = retryAfterOf(refusal)
  // The problem contains the form's new state, with which a program can send it again.
  if (isForProgram(c)) return respondProblemJson(c, status, { retryAfter }, { form })
  return respondUncached(c, pageRequest, { kind: 'form', form }, { status, retryAfter })
}

/** Responds to a submitted form: browsers get a redirect or the page again, programs JSON. */
export async function respondForm(
  c: FormContext,
  submission: FormSubmission,
  outcome: Outcome,
): Promise<Response> {
  c.set('outcome', outcome.ok ? 'accepted' : outcome.refusal.kind)
  c.set('form', submission.name)
  if (outcome.ok) {
    c.set('reference', outcome.accepted.reference)
    const { kind: _, ...accepted } = outcome.accepted
    return respondAccepted(c, accepted)
  }
  return respondRefusal(c, submission, outcome.refusal)
}
