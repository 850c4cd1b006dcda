import { type Locale, locales } from '../site/locale'

export const alphabets: Record<Locale, readonly string[]> = {
  ar: [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
}

const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator('ar'),
  en: new Intl.Collator('en'),
}

/** Comparator in the dictionary order of a language. */
export function compareTexts(locale: Locale): (a: string, b: string) => number {
  return collators[locale].compare
}

const forms: Readonly<Record<string, string>> = { ا: 'أ', ٱ: 'أ', ء: 'أ', ى: 'ي', ک: 'ك', ی: 'ي' }

/** The letter of either alphabet that a character is a form of; null for anything else. */
export function toLetter(character: string): string | null {
  const [base = '', ...rest] = character.normalize('NFD').replace(/[\p{M}ـ]/gu, '')
  if (rest.length > 0) return null
  const letter = forms[base] ?? base.toUpperCase()
  return locales.some((locale) => alphabets[locale].includes(letter)) ? letter : null
}

/**
 * Letter a text is filed under, the first of either alphabet in it; all forms of alef count as one.
 * Null without a letter.
 */
export function letterOf(text: string): string | null {
  for (const character of text) {
    const letter = toLetter(character)
    if (letter) return letter
  }
  return null
}

/** Language whose alphabet has a letter. */
export function localeOfLetter(letter: string): Locale {
  return alphabets.en.includes(letter) ? 'en' : 'ar'
}

/** A letter as it is shown: the isolated heh looks like the digit ٥ and is written with a tatweel. */
export function showLetter(letter: string): string {
  return letter === 'ه' ? 'هـ' : letter
}
