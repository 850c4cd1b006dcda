import { setCookie } from 'hono/cookie'
import { translators } from '#client/translators.ts'
import { newKey } from '#domain/forms/idempotency-key'
import { captchaIssue } from '#domain/forms/issue'
import type { FeedbackTally, PersonalState, RatingTally } from '#domain/forms/personal-state'
import { forms } from '#domain/forms/registry'
import { keepChoice } from '../auth/session'
import { cookieNames, persistentCookie } from '../http/preferences'
import { plainHeaders } from '../http/security-headers'
import { isForProgram, respondProblemJson, retryAfterFailure } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { createFormState, type FormContext, type StateOptions } from './form-state'
import { type FormSubmission, hasFiles, typedValues } from './form-submission'
import { type Outcome, type Refusal, statusOf } from './outcome'

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
    case 'challenge': {
      const issues = [{ field: 'captcha', message: t('answer.stepUp.form') }]
      return { key, issues, stepUp: 'any', isWrong: refusal.isWrong }
    }
    case 'limited': {
      const stepUp = refusal.hasStepUp ? 'work' : null
      const advice = stepUp ? t('answer.stepUp.either') : undefined
      return { key, failure: t('answer.limited'), passed: fields.captchaPassed, stepUp, advice }
    }
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

/** Sets the headers of an uncached response that is not a document. Cookies already set remain. */
export function setPlainHeaders(c: FormContext): void {
  for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
  c.header('cache-control', 'no-store')
  c.header('x-request-id', c.get('requestId'))
}

interface Accepted {
  /** Address of the page that shows the result. */
  location: string
  /** The page's counts, the sent value included. */
  tally?: FeedbackTally | RatingTally
}

/** Redirects browsers to the page with the result (303); programs get 201 and JSON. */
export function respondAccepted(c: FormContext, accepted: Accepted): Response {
  setPlainHeaders(c)
  if (!isForProgram(c)) return c.redirect(accepted.location, 303)
  c.header('location', accepted.location)
  return c.json(accepted, 201)
}

/** Responds with one visitor's page in the language they switched to. */
export async function respondSwitched(
  c: FormContext,
  pageRequest: PageRequest,
  state: PersonalState,
): Promise<Response> {
  c.set('outcome', 'switched')
  const response = await respondUncached(c, pageRequest, state)
  setCookie(c, cookieNames.locale, pageRequest.locale, persistentCookie)
  await keepChoice(c, { locale: pageRequest.locale })
  for (const cookie of c.res.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}
