import { HTTPException } from 'hono/http-exception'
import { type Field, rawLimit } from '#domain/forms/field'
import { chosenFiles } from '#domain/forms/files'
import { fileFields } from '#domain/forms/form'
import { isKey, newKey } from '#domain/forms/idempotency-key'
import type { FormName } from '#domain/forms/registry'
import { forms } from '#domain/forms/registry'
import { unifyLineBreaks } from '#domain/text/clean-text'
import { captchaFields } from '../captcha/captcha'
import { isJson } from '../http/form-fields'
import { SentFile } from '../http/upload'
import type { PageRequest } from '../routing/page-request'
import { clientAddress } from '../runtime/client-address'
import type { FormContext } from './form-state'

/** A form as it was sent, reduced to its known fields. */
export interface FormSubmission {
  pageRequest: PageRequest
  name: FormName
  /** Idempotency key. */
  key: string
  fields: Record<string, string>
  /** Files by field. */
  files: Record<string, SentFile[]>
  /** Client address for rate limits; IPv6 as /64. */
  address: string
}

/** Throws 400 unless the key is well-formed. */
export function checkKey(key: unknown): asserts key is string {
  if (!isKey(key)) throw new HTTPException(400)
}

/** The idempotency key from the header, else from the field, else a new one; 400 if malformed. */
export function readKey(c: FormContext, field: unknown): string {
  const key = c.req.header('idempotency-key') ?? field ?? newKey()
  checkKey(key)
  return key
}

/**
 * Throws 422 for JSON with unknown fields. Forms may contain fields that browsers or extensions
 * add.
 */
export function refuseUnknown(
  c: FormContext,
  sent: Record<string, unknown>,
  fields: readonly string[],
): void {
  const known = ['form', 'idempotencyKey', ...fields]
  if (isJson(c.req.raw.headers) && Object.keys(sent).some((name) => !known.includes(name))) {
    throw new HTTPException(422)
  }
}

/**
 * Reduces the sent fields to those of the form. Throws 400 for a field that is not text; unknown
 * fields are ignored, in JSON refused (422).
 */
export function readFormSubmission(
  c: FormContext,
  pageRequest: PageRequest,
  name: FormName,
  sent: Record<string, unknown>,
): FormSubmission {
  refuseUnknown(c, sent, [...Object.keys(forms[name].fields), 'intent', ...captchaFields])
  const fields: Record<string, string> = {}
  const fileFieldNames = fileFields(forms[name])
  const texts = Object.keys(forms[name].fields).filter((field) => !fileFieldNames.includes(field))
  for (const field of [...texts, ...captchaFields]) {
    const value = sent[field]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') throw new HTTPException(400)
    fields[field] = value
  }
  const files = Object.fromEntries(
    fileFieldNames.map((field) => [field, readSentFiles(sent[field])]),
  )
  const key = readKey(c, sent.idempotencyKey)
  return { pageRequest, name, key, fields, files, address: clientAddress(c.req.raw.headers) }
}

/** Files in the order they were chosen; throws 400 for text. */
export function readSentFiles(sent: unknown): SentFile[] {
  const list = [sent ?? []].flat().filter((file) => file !== '')
  if (!list.every((file) => file instanceof SentFile)) throw new HTTPException(400)
  return chosenFiles(list)
}

/** True if files were sent: a rendered form cannot contain them, so they must be chosen again. */
export function hasFiles({ files }: FormSubmission): boolean {
  return Object.values(files).some((list) => list.length > 0)
}

/**
 * Text to show in a form again: truncated, with line feeds for every kind of line break and without
 * the control characters that HTML forbids.
 */
export function shownText(typed: string): string {
  return unifyLineBreaks(typed.slice(0, rawLimit)).replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
}

/** The same in a field of one line, from which browsers remove line breaks without a blank. */
function shownValue(typed: string, { control }: Field): string {
  const text = shownText(typed)
  return control === 'textarea' ? text : text.replaceAll('\n', ' ')
}

/** The sent values to show in the form again. */
export function typedValues({ name, fields }: FormSubmission): Record<string, string> {
  const known = Object.entries<Field>(forms[name].fields)
  const pairs = known.flatMap(([key, field]) => {
    const value = fields[key]
    if (value === undefined) return []
    return [[key, shownValue(value, field)] as const]
  })
  return Object.fromEntries(pairs)
}
