import { foldDigits } from '../text/clean-text'

/** Damm's quasigroup of order 10: it catches every single wrong digit and every swap of neighbours. */
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

/** The check digit of a row of digits (Damm 2004). */
export function checkDigit(digits: string): string {
  let row = 0
  for (const digit of digits) row = damm[row]?.[Number(digit)] ?? 0
  return String(row)
}

/** A reference: the kind's prefix, a dash, nine digits and their check digit. */
export function makeReference(prefix: string, nine: string): string {
  return `${prefix}-${nine}${checkDigit(nine)}`
}

/** Any dash will do: texts that were typeset have others than the keyboard's. */
const typed = /^#?\s*([A-Z]{3,4})\s*(?:[-\u2010-\u2015\u2212]\s*)?(\d{4,10})$/
const digitsAlone = /^#?\s*(\d{4,10})$/

/** Digits of any script, capitals, and no spaces between the digits. */
function normalise(text: string): string {
  return foldDigits(text)
    .trim()
    .toUpperCase()
    .replace(/(?<=\d)\s+(?=\d)/g, '')
}

/**
 * A reference as somebody typed it, in its one spelling: digits of any script, any letter case, the
 * dash forgiven, a number sign in front and spaces between the digits left out. Null for what cannot
 * be one. Whether it exists, and its check digit, is not asked.
 */
export function readReference(text: string): string | null {
  const [, prefix, digits] = typed.exec(normalise(text)) ?? []
  return prefix && digits ? `${prefix}-${digits}` : null
}

/** The references that a text may mean: its own, or for digits alone one of each prefix. */
export function possibleReferences(text: string, prefixes: readonly string[]): string[] {
  const reference = readReference(text)
  if (reference) return [reference]
  const [, digits] = digitsAlone.exec(normalise(text)) ?? []
  return digits ? prefixes.map((prefix) => `${prefix}-${digits}`) : []
}
