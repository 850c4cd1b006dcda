import type { Translate } from '../messages/index'

/** Sentences a field is refused with; those that are counted take a number. */
export type ValidationKey =
  | 'validation.required'
  | 'validation.invalid'
  | 'validation.name'
  | 'validation.email'
  | 'validation.date'
  | 'validation.pastDate'
  | 'validation.code'
  | 'validation.captchaBox'
  | 'validation.robot'
export type CountedKey = 'validation.tooShort' | 'validation.tooLong'

/** What is wrong with one field, in the reader's language. */
export interface Issue {
  field: string
  message: string
}

/** The sentence of a schema's message; `requirement` is the bound that was missed. */
export function tellIssue(t: Translate, key: string, requirement: unknown): string {
  if (key === 'validation.tooShort' || key === 'validation.tooLong') {
    return t(key, { count: Number(requirement) })
  }
  // Schemas of forms take their messages from ValidationKey alone (domain/forms/field).
  return t(key as ValidationKey)
}

/** What is said beside the captcha when it was left out or refused. */
export function captchaIssue(t: Translate, key: ValidationKey): Issue {
  return { field: 'captcha', message: t(key) }
}
