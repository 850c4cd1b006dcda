import type { Locale } from '../site/locale'

/** The letters of each language, in its order. */
export const alphabets: Record<Locale, readonly string[]> = {
  // Heh is written with its tail, or it would be taken for a five.
  ar: [...'أبتثجحخدذرزسشصضطظعغفقكلمن', 'هـ', 'و', 'ي'],
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
}

const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator('ar'),
  en: new Intl.Collator('en'),
}

/** Compares two texts as a dictionary of the language orders them. */
export function compareTexts(locale: Locale): (a: string, b: string) => number {
  return collators[locale].compare
}

/** The letter of its language's alphabet a text stands under; the forms of alef are one letter. */
export function letterOf(text: string, locale: Locale): string {
  const [first = ''] = text
  if (locale === 'en') return first.toUpperCase()
  return first.replace(/[اإآٱ]/, 'أ').replace('ه', 'هـ')
}
