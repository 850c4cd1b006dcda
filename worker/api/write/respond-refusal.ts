import type { Context } from 'hono'
import { retryAfterFailure } from '../../errors'
import type { AppEnv } from '../../runtime/app-env'
import type { Refusal } from '../../submissions/outcome'
import { respondApiProblem } from '../problem'
import type { ApiProblem } from '../problem-types'

const problems: Record<Refusal['kind'], ApiProblem> = {
  invalid: 'invalid-fields',
  captcha: 'captcha',
  duplicate: 'key-reused',
  limited: 'too-many-writes',
  busy: 'unavailable',
  unavailable: 'unavailable',
}

/** Responds to a write that was not accepted, with its issues by field. */
export function respondRefusal(c: Context<AppEnv>, refusal: Refusal): Response {
  const locale = c.get('locale')
  const { kind } = refusal
  const isAway = kind === 'busy' || kind === 'unavailable'
  return respondApiProblem(c, locale, problems[kind], {
    ...(kind === 'invalid' && { issues: refusal.issues }),
    ...(kind === 'limited' && { retryAfter: refusal.retryAfter }),
    ...(isAway && { retryAfter: retryAfterFailure }),
  })
}
