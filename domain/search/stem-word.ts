import { stemmer } from 'stemmer'
import { foldText, splitWords } from '../text/fold-text'
import { stemArabic } from './stem-arabic'

/** The stem of a folded word: Arabic by light10, English by Porter's algorithm. */
export function stemWord(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word)
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}

/** The stems of a text's words, joined by spaces: texts that differ in spelling alone have one. */
export function stemPhrase(text: string): string {
  return splitWords(foldText(text)).map(stemWord).join(' ')
}
