import { ticketKinds } from '../forms/support'
import { foldDigits } from '../text/clean-text'
import { readReference } from '../tickets/reference'

const prefixes: readonly string[] = ticketKinds
const longestDigits = 10
const dash = /\p{L}\s*[-\u2010-\u2015\u2212]\s*\d/u

/**
 * The reference number that a query is; null for words and a year such as "news 2024": it has one of
 * the prefixes, and a dash or all ten digits.
 */
export function namedReference(text: string): string | null {
  const reference = readReference(text)
  if (!reference) return null
  const [prefix = '', digits = ''] = reference.split('-')
  const isMeant = digits.length === longestDigits || dash.test(foldDigits(text))
  return prefixes.includes(prefix) && isMeant ? reference : null
}
