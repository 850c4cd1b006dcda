import { ticketKinds } from '../forms/support'
import { foldDigits } from '../text/clean-text'
import { dash, readReference } from '../tickets/reference'

const prefixes: readonly string[] = ticketKinds
const longestDigits = 10
const dashed = new RegExp(`\\p{L}\\s*${dash}\\s*\\d`, 'u')

/**
 * The reference number that a query is; null for words and a year such as "news 2024": it has one of
 * the prefixes, and a dash or all ten digits.
 */
export function namedReference(text: string): string | null {
  const reference = readReference(text)
  if (!reference) return null
  const [prefix = '', digits = ''] = reference.split('-')
  const isMeant = digits.length === longestDigits || dashed.test(foldDigits(text))
  return prefixes.includes(prefix) && isMeant ? reference : null
}
