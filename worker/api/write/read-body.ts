import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import { isKey } from '#domain/forms/idempotency-key'
import { isJson, readFields, type SentFields } from '../../http/form-fields'
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
