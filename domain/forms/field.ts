import * as v from 'valibot'
import { readDay } from '../dates/calendar'
import type { PlainKey } from '../messages/translate'
import { cleanLine, cleanText, foldDigits, isBlank, isStorable } from '../text/clean-text'
import { readPhone, toAsciiDomain } from '../text/contact-points'
import type { CountedKey, ValidationKey } from './issue'

/** Option lists and the slug of the `choice-list` record of each. */
export const choiceLists = {
  dataRequestTypes: 'data-request-types',
  participationTypes: 'participation-types',
  interests: 'newsletter-interests',
  jobTitles: 'job-titles',
  sectors: 'employee-sectors',
  regions: 'regions',
  otherInterests: 'other-interests',
} as const

/** All option lists; kinds and topics are records of their own instead of a `choice-list`. */
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
  /** Validates the value in the browser, in the form's POST and in the JSON API. */
  schema: S
  /** Allows an empty value, which is stored as null. */
  isOptional?: true
  /** HTML autofill token. */
  autoComplete?: string
  /** Option list; values outside it are refused. */
  list?: ListName
  maxLength?: number
  /** Earliest day for a date: the day of submission. */
  notBefore?: 'today'
}

// Identity functions that check the message keys at compile time.
const issueKey = (key: ValidationKey): ValidationKey => key
const countedKey = (key: CountedKey): CountedKey => key

/**
 * Upper bound on raw input, far above every field's limit; longer input is reported as too long
 * without counting its graphemes.
 */
export const rawLimit = 40_000

function bounded(clean: (text: string) => string, min: number, max: number, empty: ValidationKey) {
  return v.pipe(
    v.string(issueKey(empty)),
    v.transform((text) => (text.length > rawLimit ? '-'.repeat(max + 1) : text)),
    v.check((text) => text.isWellFormed(), issueKey('validation.invalid')),
    v.transform(clean),
    v.check((text) => !isBlank(text), issueKey(empty)),
    v.check(isStorable, issueKey('validation.invalid')),
    v.minGraphemes(min, countedKey('validation.tooShort')),
    v.maxGraphemes(max, countedKey('validation.tooLong')),
  )
}

/** A line of text; lengths in graphemes. */
export function singleLine(min: number, max: number, empty: ValidationKey = 'validation.required') {
  return bounded(cleanLine, min, max, empty)
}

/** Multi-line text; lengths in graphemes. */
export function message(min: number, max: number) {
  return bounded(cleanText, min, max, 'validation.required')
}

/**
 * At most 254 octets (RFC 5321 4.5.3.1), the domain in ASCII (`xn--`). An empty address gives the same message as an invalid one.
 */
export const emailAddress = v.pipe(
  v.string(issueKey('validation.email')),
  v.maxLength(rawLimit, issueKey('validation.email')),
  v.transform((text) => toAsciiDomain(cleanLine(text))),
  v.maxBytes(254, issueKey('validation.email')),
  // HTML's definition of a valid address, plus a dot in the domain.
  v.rfcEmail(issueKey('validation.email')),
  v.regex(/^(?!\.)(?!.*\.\.)[^@]*[^.@]@.+\.[^.]+$/, issueKey('validation.email')),
)

/** A value of an option list; membership is checked in `readForm`, which has the list. */
export const choice = v.pipe(
  v.string(issueKey('validation.required')),
  v.trim(),
  v.nonEmpty(issueKey('validation.required')),
  v.maxLength(64, issueKey('validation.invalid')),
)

/** An existing Gregorian day as `readDay` takes it, in digits of any script; gives `YYYY-MM-DD`. */
export const date = v.pipe(
  v.string(issueKey('validation.required')),
  v.maxLength(rawLimit, issueKey('validation.date')),
  v.transform((text) => foldDigits(cleanLine(text))),
  v.nonEmpty(issueKey('validation.required')),
  v.transform((text) => readDay(text) ?? ''),
  v.nonEmpty(issueKey('validation.date')),
)

/** With a label and a note. */
const longestPhone = 80

/** A telephone number in any common notation, normalised to E.164, which has no extension. */
export const phone = v.pipe(
  v.string(issueKey('validation.required')),
  v.maxLength(rawLimit, issueKey('validation.invalid')),
  v.transform(cleanLine),
  v.nonEmpty(issueKey('validation.required')),
  v.maxLength(longestPhone, issueKey('validation.invalid')),
  v.transform((text) => readPhone(text) ?? { number: '', hasExtension: false }),
  v.check(({ hasExtension }) => !hasExtension, issueKey('validation.phoneExtension')),
  v.transform(({ number }) => number),
  v.regex(/^\+[1-9]\d{7,14}$/, issueKey('validation.invalid')),
)

/** Metadata of the chosen files; `findFileIssues` checks each file. */
export const files = v.array(v.object({ name: v.string(), type: v.string(), size: v.number() }))

/** A typed ticket number; the look-up decides whether it can be one. */
export const ticket = v.pipe(
  v.string(issueKey('validation.required')),
  v.maxLength(rawLimit, issueKey('validation.invalid')),
  v.transform((text) => foldDigits(cleanLine(text))),
  v.nonEmpty(issueKey('validation.required')),
  v.maxLength(120, issueKey('validation.invalid')),
)

/** The six-digit code of a mail, in digits of any script, with optional spaces or hyphens. */
export const code = v.pipe(
  v.string(issueKey('validation.required')),
  v.maxLength(rawLimit, issueKey('validation.code')),
  v.transform((text) => foldDigits(cleanLine(text)).replaceAll(/[\s-]/g, '')),
  v.nonEmpty(issueKey('validation.required')),
  v.regex(/^\d{6}$/, issueKey('validation.code')),
)

/** Fields of the sender that all forms share. */
export const fullName = {
  control: 'text',
  label: 'form.fullName',
  hint: 'form.fullNameHint',
  schema: singleLine(2, 120, 'validation.name'),
  autoComplete: 'name',
  maxLength: 240,
} as const satisfies Field

export const email = {
  control: 'email',
  label: 'form.email',
  hint: 'form.emailHint',
  schema: emailAddress,
  autoComplete: 'email',
  maxLength: 254,
} as const satisfies Field

/** Files with a request or with what is added to one; the last field before the captcha. */
export const attachments = {
  control: 'files',
  label: 'form.attachments',
  hint: 'form.attachmentsHint',
  schema: files,
  isOptional: true,
} as const satisfies Field
