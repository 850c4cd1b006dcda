import { stemmer } from 'stemmer'
import { stemArabic } from './stem-arabic'

/** The stem of a folded word: Arabic by light10, English by Porter's algorithm. */
export function stemWord(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word)
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}
