import type * as v from 'valibot'
import type { Translate } from '../messages/translate'

/** Sentences a field is refused with; those that are counted take a number. */
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

/** What is said for a check without words of its own, by valibot's name of it. */
const generic: Record<string, ValidationKey | CountedKey> = {
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
const ofLists: Record<string, CountedKey> = {
  min_length: 'validation.tooFew',
  max_length: 'validation.tooMany',
}

type Key = ValidationKey | CountedKey

const isCounted = (key: Key): key is CountedKey => countedKeys.some((one) => one === key)

function keyOf({ message, input, type, requirement }: v.BaseIssue<unknown>): Key {
  // Schemas of forms take their messages from the keys alone (domain/forms/field).
  if (message.startsWith('validation.')) return message as Key
  if (input === undefined || input === null || input === '') return 'validation.required'
  const key = (Array.isArray(input) && ofLists[type]) || generic[type]
  const isTold = key && (!isCounted(key) || typeof requirement === 'number')
  return isTold ? key : 'validation.invalid'
}

/** What is wrong with one field, in the reader's language. */
export interface Issue {
  field: string
  message: string
}

/**
 * What an issue of a schema says: the sentence that the schema names (domain/forms/field), else the
 * generic one of its kind (specification, section 5), with the bound that was missed.
 */
export function tellIssue(t: Translate, issue: v.BaseIssue<unknown>): string {
  const key = keyOf(issue)
  return isCounted(key) ? t(key, { count: Number(issue.requirement) }) : t(key)
}

/** What is said beside the captcha when it was left out or refused. */
export function captchaIssue(t: Translate, key: ValidationKey): Issue {
  return { field: 'captcha', message: t(key) }
}
