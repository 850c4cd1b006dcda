import type * as v from 'valibot'
import type { Translate } from '../messages/translate'

/** Message keys of issues; counted ones take a number. */
export type ValidationKey =
  | 'validation.required'
  | 'validation.invalid'
  | 'validation.name'
  | 'validation.email'
  | 'validation.date'
  | 'validation.url'
  | 'validation.uuid'
  | 'validation.pastDate'
  | 'validation.code'
  | 'validation.phoneExtension'
  | 'validation.captchaBox'
  | 'validation.robot'
export type CountedKey = (typeof countedKeys)[number]

const countedKeys = [
  'validation.tooShort',
  'validation.tooLong',
  'validation.tooFew',
  'validation.tooMany',
  'validation.tooLow',
  'validation.tooHigh',
  'validation.multiple',
] as const

/** Default message keys by valibot issue type. */
const defaultKeys: Record<string, ValidationKey | CountedKey> = {
  non_empty: 'validation.required',
  min_length: 'validation.tooShort',
  max_length: 'validation.tooLong',
  min_graphemes: 'validation.tooShort',
  max_graphemes: 'validation.tooLong',
  min_value: 'validation.tooLow',
  max_value: 'validation.tooHigh',
  multiple_of: 'validation.multiple',
  email: 'validation.email',
  rfc_email: 'validation.email',
  url: 'validation.url',
  uuid: 'validation.uuid',
  iso_date: 'validation.date',
}
const listKeys: Record<string, CountedKey> = {
  min_length: 'validation.tooFew',
  max_length: 'validation.tooMany',
}

type Key = ValidationKey | CountedKey

const isCounted = (key: Key): key is CountedKey => countedKeys.some((one) => one === key)

function keyOf({ message, input, type, requirement }: v.BaseIssue<unknown>): Key {
  // Form schemas take their messages from these keys only (domain/forms/field).
  if (message.startsWith('validation.')) return message as Key
  if (input === undefined || input === null || input === '') return 'validation.required'
  const key = (Array.isArray(input) && listKeys[type]) || defaultKeys[type]
  const isDescribed = key && (!isCounted(key) || typeof requirement === 'number')
  return isDescribed ? key : 'validation.invalid'
}

/** A problem of one field, in the visitor's language. */
export interface Issue {
  field: string
  message: string
}

/**
 * Message of an issue: the key that the schema names (domain/forms/field), else the default of the
 * check (specification, section 5), with the bound that was exceeded.
 */
export function describeIssue(t: Translate, issue: v.BaseIssue<unknown>): string {
  const key = keyOf(issue)
  return isCounted(key) ? t(key, { count: Number(issue.requirement) }) : t(key)
}

/** Issue of a missing or rejected captcha. */
export function captchaIssue(t: Translate, key: ValidationKey): Issue {
  return { field: 'captcha', message: t(key) }
}
