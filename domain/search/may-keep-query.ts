import { foldDigits } from '../text/clean-text'
import { readReference } from '../tickets/reference'

/** Seven digits are a phone number without its area code; separators between digits do not matter. */
const longNumber = /(?:\d[\s\p{P}\p{S}]*){7}/u

/**
 * False for a query that may identify a person: an e-mail address, a phone number or any other
 * number of seven digits or more, a reference number.
 */
export function mayKeepQuery(text: string): boolean {
  const digits = foldDigits(text.normalize('NFKC'))
  return (
    !/[@＠]|\bat\b.*\bdot\b/i.test(digits) &&
    !longNumber.test(digits) &&
    readReference(text) === null
  )
}
