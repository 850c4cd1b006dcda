import { foldDigits } from './clean-text'

/** Harakat, tanwin, shadda, sukun, Quranic marks and the tatweel: never part of the spelling. */
const vowelMarks =
  /[\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff]/gu
/** Presentation forms of single marks, which NFKC would turn into a space and a mark. */
const isolatedMarks = /[\ufc5e-\ufc63\ufe70-\ufe7f]/g
const control = /\p{Cc}/gu
const invisible = /\p{Cf}/gu
/** Letters that Arabic spelling often exchanges, and those of Persian, Urdu and Kurdish keyboards. */
const sameLetters: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ؤ: 'و',
  ۆ: 'و',
  ة: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ۂ: 'ه',
  ۃ: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'ك',
}
const exchangeable = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')
/** Hamza before a long waw, on any carrier: مسؤول, مسئول, مسءول. */
const hamzaBeforeWaw = /[ؤئء]و/gu
/** Hamza written after the ya that carries it: مبادىء for مبادئ. */
const hamzaAfterYa = /(?<=[ىيی])ء/gu
const word = /[\p{L}\p{N}]+/gu

/**
 * Normalises a text but keeps its spelling: NFKC (presentation forms, decomposed hamza, full-width
 * letters), no vowel marks, no tatweel, ASCII digits, lower case.
 */
export function normaliseText(text: string): string {
  const visible = text.replace(control, ' ').replace(invisible, '').replace(isolatedMarks, '')
  return foldDigits(visible.normalize('NFKC').replace(vowelMarks, '')).toLowerCase()
}

/**
 * Folds a text for comparison: spellings of one word give one text. In addition to
 * `normaliseText`, alef, ya, waw, ha, kaf and ta marbuta have one form each, hamza before waw has no
 * carrier, and Latin letters have no accents.
 * Used on what is indexed and on what is asked for.
 */
export function foldText(text: string): string {
  return normaliseText(text)
    .replace(hamzaBeforeWaw, 'و')
    .replace(hamzaAfterYa, '')
    .replace(exchangeable, (letter) => sameLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
}

/** The words of a text: runs of letters and digits; the English possessive is cut off. */
export function splitWords(text: string): string[] {
  return text.replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '').match(word) ?? []
}
