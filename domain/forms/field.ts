import * as v from 'valibot'
import { isCalendarDay } from '../dates/calendar'
import type { PlainKey } from '../messages/translate'
import { cleanLine, cleanText, foldDigits, isBlank, isSound } from '../text/clean-text'
import type { CountedKey, ValidationKey } from './issue'

/** Lists that a field may take its options from, and the record (kind `choice-list`) each is. */
export const choiceLists = {
  dataRequestTypes: 'data-request-types',
  participationTypes: 'participation-types',
  interests: 'newsletter-interests',
  jobTitles: 'job-titles',
  sectors: 'employee-sectors',
  regions: 'regions',
  otherInterests: 'other-interests',
} as const

/** Every list of D1; kinds and topics of requests are records one by one. */
export type ListName = 'kinds' | 'topics' | keyof typeof choiceLists

export const listNames = ['kinds', 'topics', ...Object.keys(choiceLists)] as ListName[]

export interface Field<S extends v.GenericSchema<unknown> = v.GenericSchema<unknown>> {
  control:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'textarea'
    | 'reference'
    | 'code'
    | 'radio'
    | 'select'
    | 'files'
  label: PlainKey
  hint?: PlainKey
  /** What it has to be, whoever checks: the browser, the form's POST or the JSON API. */
  schema: S
  /** Whether it may be left empty; its value is null then. */
  isOptional?: true
  /** Token of HTML's autofill for who the field is about. */
  autoComplete?: string
  /** Where the options come from; a value that is none of them is refused. */
  list?: ListName
  maxLength?: number
  /** The first day a date may be, where that is the day it is sent on. */
  notBefore?: 'today'
}

const say = (key: ValidationKey): ValidationKey => key
const count = (key: CountedKey): CountedKey => key

/** Far more than any field takes: what is longer is not worth counting, and stands as one too many. */
export const rawLimit = 40_000

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
  // What a browser takes as one, and its domain has a dot; names of any script come as `xn--…`.
  v.rfcEmail(say('validation.email')),
  v.regex(/^(?!\.)(?!.*\.\.)[^@]*[^.@]@.+\.[^.]+$/, say('validation.email')),
)

/** A choice from a list of D1; that it is one of the list is checked where the list is known. */
export const choice = v.pipe(
  v.string(say('validation.required')),
  v.trim(),
  v.nonEmpty(say('validation.required')),
  v.maxLength(64, say('validation.invalid')),
)

/** A day that exists, `YYYY-MM-DD`, in digits of any script. */
export const date = v.pipe(
  v.string(say('validation.required')),
  v.maxLength(rawLimit, say('validation.date')),
  v.transform((text) => foldDigits(cleanLine(text))),
  v.nonEmpty(say('validation.required')),
  v.check(isCalendarDay, say('validation.date')),
)

/** How Saudi numbers are written at home: with a leading zero, or for mobiles and 9200 without. */
const national = /^(?:0(?=[15]\d{8}$)|(?=5\d{8}$)|(?=9200\d{5}$)|966(?=\d{9}$))/

/** A number in the international form (ITU-T E.164); one without a country code is Saudi. */
function toE164(text: string): string {
  const digits = text.replaceAll(/[\s().\u2010-\u2015\u2212-]/g, '').replace(/^00/, '+')
  return digits.replace(national, '+966')
}

/** A telephone number as somebody typed it, stored as E.164 has it. */
export const phone = v.pipe(
  v.string(say('validation.required')),
  v.maxLength(rawLimit, say('validation.invalid')),
  v.transform((text) => foldDigits(cleanLine(text))),
  v.nonEmpty(say('validation.required')),
  v.transform(toE164),
  v.regex(/^\+[1-9]\d{7,14}$/, say('validation.invalid')),
)

/** What stands for files where a form is read; that they are sound is asked of them one by one. */
export const files = v.array(v.object({ name: v.string(), type: v.string(), size: v.number() }))

/** A ticket number as somebody typed it; whether it can be one is asked when it is looked up. */
export const ticket = v.pipe(
  v.string(say('validation.required')),
  v.maxLength(rawLimit, say('validation.invalid')),
  v.transform((text) => foldDigits(cleanLine(text))),
  v.nonEmpty(say('validation.required')),
  v.maxLength(32, say('validation.invalid')),
)

/** The six digits of a mail, in digits of any script, however they were grouped. */
export const code = v.pipe(
  v.string(say('validation.required')),
  v.maxLength(rawLimit, say('validation.code')),
  v.transform((text) => foldDigits(cleanLine(text)).replaceAll(/[\s-]/g, '')),
  v.nonEmpty(say('validation.required')),
  v.regex(/^\d{6}$/, say('validation.code')),
)
