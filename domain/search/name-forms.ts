import { splitWords } from '../text/fold-text'
import { isStopWord } from './stop-words'

/** A name with its Latin article joined and apart: Aldamer and Al damer, Al Jawf and Aljawf. */
export function articleForms(name: string): string[] {
  const apart = name.replace(/\bAl(?=[a-z]{3})/g, 'Al ')
  const joined = name.replace(/\bAl[ -](?=\p{L})/gu, 'Al')
  return [apart, joined].filter((form) => form !== name)
}

/**
 * What an English name of several words is shortened to, with the small words and without: BOQ and BQ
 * for "Bill of quantities". None if they are a word of their own, such as "is".
 */
export function initialsOf(name: string): string[] {
  const words = splitWords(name.toLowerCase())
  if (words.length < 2 || !words.every((word) => /^[a-z]/.test(word))) return []
  const shortened = [words, words.filter((word) => !isStopWord(word))].map((some) =>
    some.map((word) => word.charAt(0)).join(''),
  )
  return [...new Set(shortened)].filter((initials) => initials.length > 1 && !isStopWord(initials))
}
