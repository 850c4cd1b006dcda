import { tellingTerms } from '../search/stem-word'
import { foldDigits } from '../text/clean-text'

/** Digits with single separators between them, and what stands around them in a telephone number. */
const digitRun = /\+?\d(?:[\s()./\-\u2010-\u2015]{0,2}\d)+/gu
const shortestNumber = 9
const longestNumber = 15
const mostWords = 600

/** A long number by its last nine digits, which are the same with any country code; null for others. */
function readNumber(run: string): string | null {
  const digits = run.replace(/\D/g, '')
  const isNumber = digits.length >= shortestNumber && digits.length <= longestNumber
  return isNumber ? digits.slice(-shortestNumber) : null
}

/** The long numbers of a run: one with spaces in it, or several with spaces between them. */
function numbersIn(run: string): string[] {
  const whole = readNumber(run)
  return whole ? [whole] : run.split(/\s+/u).flatMap((part) => readNumber(part) ?? [])
}

/**
 * The words by which a ticket is found, each once: stems as in the search of the site, so that hamza,
 * ta marbuta, vowel marks, digits and the article make no difference, and telephone and other long
 * numbers in any notation. The same for what is stored and for what is looked for.
 */
export function wordsOf(text: string): string[] {
  const numbers: string[] = []
  const rest = foldDigits(text.normalize('NFKC')).replace(digitRun, (run) => {
    const found = numbersIn(run)
    numbers.push(...found)
    return found.length > 0 ? ' ' : run
  })
  const stems = tellingTerms(rest).map(({ stem }) => stem)
  const words = [...numbers, ...stems.filter((stem) => stem.length > 1)]
  return [...new Set(words)].slice(0, mostWords)
}
