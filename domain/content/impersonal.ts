import * as v from 'valibot'
import { ticketKinds } from '../forms/support'
import { foldDigits } from '../text/clean-text'
import { dash, readReference } from '../tickets/reference'
import { requiredText } from './required-text'

const prefixes = ticketKinds.join('|')
/** In capitals, or with a dash: "open data 2025" is no reference. */
const references = [
  new RegExp(`(?<!\\p{L})(?:${prefixes})\\s*\\d{4,}`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${prefixes})\\s*${dash}\\s*\\d{4,}`, 'iu'),
]

/** True for a text with the reference of a ticket. */
export function mayHoldReference(written: string): boolean {
  const digits = foldDigits(written.normalize('NFKC'))
  return references.some((reference) => reference.test(digits))
}

/**
 * True for a text that may identify a person by an e-mail address, a reference number, or a phone
 * number or any other number of seven digits or more. Names are for its editor to leave out.
 */
export function mayIdentifyPerson(written: string): boolean {
  return hasPersonalIdentifier(written) || mayHoldReference(written)
}

/** Refuses a text that may identify a person. */
export const impersonal = v.check<string, string>(
  (written) => !mayIdentifyPerson(written),
  'May identify a person: leave out e-mail addresses, reference numbers and numbers of seven digits or more',
)

export const impersonalText = v.pipe(requiredText, impersonal)

/** Seven digits are a phone number without its area code; separators between digits do not matter. */
const longNumber = /(?:\d[\s\p{P}\p{S}]*){7}/u

/**
 * True for a text that has an e-mail address, a phone number or any other number of seven digits or
 * more, or is a reference number.
 */
export function hasPersonalIdentifier(text: string): boolean {
  const digits = foldDigits(text.normalize('NFKC'))
  return (
    /[@＠]|\bat\b.*\bdot\b/i.test(digits) || longNumber.test(digits) || readReference(text) !== null
  )
}
