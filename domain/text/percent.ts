import type { Locale } from '../site/locale'

/** U+200E, LEFT-TO-RIGHT MARK. */
const mark = '\u200e'

/** A percentage in a text or its HTML with the nearest letter before it, an Arabic one. */
const afterArabic = /(\p{Script=Arabic}(?:[^\p{L}<%\u200e]|<[^>]*>)*?)([+−-]?\d[\d.,]*%)/gu

/**
 * Keeps the percent sign at the right of its number in Arabic: after an Arabic letter a number does
 * not take the sign along (UAX #9, W2 and W5), unless a mark stands before it.
 */
export function keepPercentSigns(text: string, locale: Locale): string {
  return locale === 'ar' && text.includes('%') ? text.replace(afterArabic, `$1${mark}$2`) : text
}
