import { foldDigits } from '../text/clean-text'

/** Damm's quasigroup of order 10: it detects every single wrong digit and every adjacent swap. */
const damm = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
]

/** Check digit of a digit string (Damm 2004). */
export function checkDigit(digits: string): string {
  let row = 0
  for (const digit of digits) row = damm[row]?.[Number(digit)] ?? 0
  return String(row)
}

/** Formats a reference: prefix, hyphen, nine digits and their check digit. */
export function makeReference(prefix: string, nine: string): string {
  return `${prefix}-${nine}${checkDigit(nine)}`
}

/** Regular expression of any dash character: word processors replace the hyphen. */
export const dash = '[-\u2010-\u2015\u2212]'
const referencePattern = new RegExp(
  `^#?\\s*([A-Z]{3,4})\\s*(?:(?:${dash}|[_/.:])\\s*)?(\\d{4,10})$`,
)
const digitsPattern = /^#?\s*(\d{4,10})$/

/** Longer than any label with its reference. */
const longestTyped = 120
/** Quotation marks, brackets and the punctuation that ends a sentence. */
const wrapping = /^[\s"'«»“”‘’([]+|[\s"'«»“”‘’)\].,;:!?،؛؟…]+$/g
const labelWords =
  /^(?:(?:رقم|الرقم|طلب|الطلب|طلبي|المرجع|المرجعي|مرجعي|معاملة|المعاملة|بلاغ|البلاغ|هو|REFERENCE|REF|NUMBER|NUM|NO|TICKET|REQUEST|MY|IS)[\s.:#]+)+/
const anyLabel = /^[^:]{1,40}:\s*/

/** ASCII digits and capital letters, without spaces between digits and what stands around it. */
function normalise(text: string): string {
  const line = foldDigits(text.normalize('NFKC')).replace(/\s+/g, ' ')
  if (line.length > longestTyped) return ''
  return line
    .toUpperCase()
    .replace(wrapping, '')
    .replace(/(?<=\d)\s+(?=\d)/g, '')
}

/** The match of a pattern in the whole text, else in what follows a label such as “Reference:”. */
function matchLabelled(text: string, pattern: RegExp): RegExpExecArray | null {
  const whole = normalise(text)
  for (const one of [whole, whole.replace(labelWords, ''), whole.replace(anyLabel, '')]) {
    const found = pattern.exec(one)
    if (found) return found
  }
  return null
}

/**
 * Normalises a typed reference: digits and letters of any width or case, digits of any script, an
 * optional dash, number sign, label and punctuation around it. Null if it cannot be a reference.
 * Neither the check digit nor existence is checked.
 */
export function readReference(text: string): string | null {
  const [, prefix, digits] = matchLabelled(text, referencePattern) ?? []
  return prefix && digits ? `${prefix}-${digits}` : null
}

/**
 * References a typed text may mean: the reference itself, or for digits only one per prefix. Other
 * letters before the digits, such as “Ref”, are a label.
 */
export function possibleReferences(text: string, prefixes: readonly string[]): string[] {
  const reference = readReference(text)
  if (reference && prefixes.includes(reference.split('-')[0] ?? '')) return [reference]
  const [, digits] = matchLabelled(text, digitsPattern) ?? []
  return digits ? prefixes.map((prefix) => `${prefix}-${digits}`) : []
}
