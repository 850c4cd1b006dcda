import { stemmer } from 'stemmer'
import { foldText, normaliseText, splitWords } from '../text/fold-text'
import { stemArabic } from './stem-arabic'
import { isStopWord } from './stop-words'

/** The stem of a folded word: Arabic by light10, English by Porter's algorithm. */
export function stemWord(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word)
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}

/** One word in the three forms in which words are indexed. */
export interface SearchTerm {
  exact: string
  folded: string
  stem: string
}

export function readTerm(word: string): SearchTerm {
  const folded = foldText(word)
  return { exact: normaliseText(word), folded, stem: stemWord(folded) }
}

/** The words of a text that say what it is about: without stop words, unless it has no others. */
export function tellingTerms(text: string): SearchTerm[] {
  const terms = splitWords(normaliseText(text)).map(readTerm)
  return withoutStopWords(terms)
}

export function withoutStopWords(terms: readonly SearchTerm[]): SearchTerm[] {
  const telling = terms.filter(({ folded }) => !isStopWord(folded))
  return telling.length > 0 ? telling : [...terms]
}

/** The stems of a text's telling words, joined by spaces: texts that differ in spelling alone have one. */
export function stemPhrase(text: string): string {
  return tellingTerms(text)
    .map(({ stem }) => stem)
    .join(' ')
}
