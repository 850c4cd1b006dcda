import * as v from 'valibot'
import type { PlainKey } from '../messages/index'
import { cleanLine, cleanText, foldDigits, isBlank, isSound } from '../text'
import type { CountedKey, ValidationKey } from './issue'

/** Lists that live in D1 and that a field may take its options from. */
export type ListName = 'kinds' | 'topics'

export interface Field<S extends v.GenericSchema<unknown> = v.GenericSchema<unknown>> {
  control: 'text' | 'email' | 'textarea' | 'reference' | 'radio' | 'select'
  label: PlainKey
  hint?: PlainKey
  /** What it has to be, whoever checks: the browser, the form's POST or the JSON API. */
  schema: S
  /** Token of HTML's autofill for who the field is about. */
  autoComplete?: string
  /** Where the options come from; a value that is none of them is refused. */
  list?: ListName
  maxLength?: number
}

const say = (key: ValidationKey): ValidationKey => key
const count = (key: CountedKey): CountedKey => key

/** Far more than any field takes: what is longer is not worth counting, and stands as one too many. */
const rawLimit = 40_000

function bounded(clean: (text: string) => string, min: number, max: number, empty: ValidationKey) {
  return v.pipe(
    v.string(say(empty)),
    v.transform((text) => (text.length > rawLimit ? '-'.repeat(max + 1) : text)),
    v.check((text) => text.isWellFormed(), say('validation.invalid')),
    v.transform(clean),
    v.check((text) => !isBlank(text), say(empty)),
    v.check(isSound, say('validation.invalid')),
    v.minGraphemes(min, count('validation.tooShort')),
    v.maxGraphemes(max, count('validation.tooLong')),
  )
}

/** One line of text, counted in graphemes. */
export function line(min: number, max: number, empty: ValidationKey = 'validation.required') {
  return bounded(cleanLine, min, max, empty)
}

/** Running text, counted in graphemes. */
export function message(min: number, max: number) {
  return bounded(cleanText, min, max, 'validation.required')
}

/** RFC 5321 4.5.3.1: 254 bytes at most. Empty is not valid, so it is told with the same words. */
export const emailAddress = v.pipe(
  v.string(say('validation.email')),
  v.maxLength(rawLimit, say('validation.email')),
  v.transform(cleanLine),
  v.maxBytes(254, say('validation.email')),
  v.email(say('validation.email')),
)

/** A choice from a list of D1; that it is one of the list is checked where the list is known. */
export const choice = v.pipe(
  v.string(say('validation.required')),
  v.trim(),
  v.nonEmpty(say('validation.required')),
  v.maxLength(64, say('validation.invalid')),
)

/** A ticket number as somebody typed it; whether it can be one is asked when it is looked up. */
export const ticket = v.pipe(
  v.string(say('validation.required')),
  v.maxLength(rawLimit, say('validation.invalid')),
  v.transform((text) => foldDigits(cleanLine(text))),
  v.nonEmpty(say('validation.required')),
  v.maxLength(32, say('validation.invalid')),
)
