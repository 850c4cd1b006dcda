import type { Locale } from '../site/locale'

export const alphabets: Record<Locale, readonly string[]> = {
  // The isolated heh looks like the digit ٥ (five) and is therefore written with a tatweel.
  ar: [...'أبتثجحخدذرزسشصضطظعغفقكلمن', 'هـ', 'و', 'ي'],
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

/** Letter of the alphabet a text is filed under; all forms of alef count as one letter. */
export function letterOf(text: string, locale: Locale): string {
  const [first = ''] = text
  if (locale === 'en') return first.toUpperCase()
  return first.replace(/[اإآٱ]/, 'أ').replace('ه', 'هـ')
}
