import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import { isKey } from '#domain/forms/idempotency-key'
import { isJson, readFields, type SentFields } from '../../http/form-fields'
import type { ApiProblem } from '../../openapi/problem-types'
import { retryAfterFailure } from '../../problems/respond-problem'
import type { Refusal } from '../../submissions/outcome'
import { respondApiProblem } from '../problem'
import type { WriteContext } from './write-context'

/** The well-formed idempotency key of a write, or the problem of one without. */
export function requireKey(c: WriteContext): string | Response {
  const key = c.req.header('idempotency-key')
  return isKey(key) ? key : respondApiProblem(c, c.get('locale'), 'missing-idempotency-key')
}

interface BodyShape {
  fields: readonly string[]
  /** Fields that hold lists. */
  lists: readonly string[]
  mayHoldFiles: boolean
}

/**
 * Reads the fields of a write: JSON, or multipart where it has files; throws 415 for other types.
 * Other fields than those it has are named in a problem.
 */
export async function readBody(
  c: WriteContext,
  { fields, lists, mayHoldFiles }: BodyShape,
): Promise<SentFields | Response> {
  const { headers } = c.req.raw
  const type = headers.get('content-type') ?? ''
  const isUpload = /^multipart\/form-data\b/i.test(type)
  if (/charset/i.test(type) && !/charset="?utf-8\b/i.test(type)) throw new HTTPException(415)
  if (!isJson(headers) && !(mayHoldFiles && isUpload)) throw new HTTPException(415)
  const sent = await readFields(c, { lists, mayHoldFiles })
  const refusal = respondUnknownField(c, sent.values, fields)
  if (refusal) sent.release()
  return refusal ?? sent
}

/** The problem that names the first field which is not accepted; null if all are. */
export function respondUnknownField(
  c: WriteContext,
  values: Record<string, unknown>,
  accepted: readonly string[],
): Response | null {
  const unknown = Object.keys(values).find((name) => !accepted.includes(name))
  if (unknown === undefined) return null
  const parameter = unknown.slice(0, 60)
  return respondApiProblem(c, c.get('locale'), 'unknown-field', { parameter, accepted })
}

/**
 * The problem that names the fields of a JSON body whose values have a wrong type; null if none has.
 * A value is text unless `types` has a check of its field.
 */
export function respondWrongTypes(
  c: WriteContext,
  values: Record<string, unknown>,
  types: Record<string, (value: unknown) => boolean> = {},
): Response | null {
  if (!isJson(c.req.raw.headers)) return null
  const locale = c.get('locale')
  const message = translators[locale]('validation.invalid')
  const isText = (value: unknown) => typeof value === 'string'
  const issues = Object.entries(values)
    .filter(([field, value]) => value !== null && !(types[field] ?? isText)(value))
    .map(([field]) => ({ field, message }))
  return issues.length > 0 ? respondApiProblem(c, locale, 'invalid-fields', { issues }) : null
}

const problems: Record<Refusal['kind'], ApiProblem> = {
  invalid: 'invalid-fields',
  captcha: 'captcha',
  challenge: 'too-many-writes',
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
    ...('retryAfter' in refusal && { retryAfter: refusal.retryAfter }),
    ...(isAway && { retryAfter: retryAfterFailure }),
  })
}
