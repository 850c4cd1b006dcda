import type { ApiProblem } from '../../openapi/problem-types'
import { retryAfterFailure } from '../../problems/respond-problem'
import type { Refusal } from '../../submissions/outcome'
import { respondApiProblem } from '../problem'
import type { WriteContext } from './write-context'

const problems: Record<Refusal['kind'], ApiProblem> = {
  invalid: 'invalid-fields',
  captcha: 'captcha',
  duplicate: 'key-reused',
  limited: 'too-many-writes',
  busy: 'unavailable',
  unavailable: 'unavailable',
}

/** The field of an issue that is about the captcha. */
const captchaField = 'captcha'

/** Responds to a write that was not accepted, with its issues and accepted values by field. */
export function respondRefusal(
  c: WriteContext,
  refusal: Refusal,
  acceptedValues: (field: string) => readonly string[] | undefined,
): Response {
  const locale = c.get('locale')
  const { kind } = refusal
  if (kind === 'invalid') {
    // A program has no box to tick: a missing challenge is a problem of its own, and comes last.
    const issues = refusal.issues
      .filter(({ field }) => field !== captchaField)
      .map((issue) => {
        const accepted = acceptedValues(issue.field)
        return accepted ? { ...issue, accepted } : issue
      })
    if (issues.length === 0) return respondApiProblem(c, locale, 'captcha')
    return respondApiProblem(c, locale, 'invalid-fields', { issues })
  }
  const isAway = kind === 'busy' || kind === 'unavailable'
  return respondApiProblem(c, locale, problems[kind], {
    ...(kind === 'limited' && { retryAfter: refusal.retryAfter }),
    ...(isAway && { retryAfter: retryAfterFailure }),
  })
}
