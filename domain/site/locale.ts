export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export type Direction = 'rtl' | 'ltr'

/** Arabic has no URL prefix and is the default when no language is requested. */
const defaultLocale: Locale = 'ar'
export const directions: Record<Locale, Direction> = { ar: 'rtl', en: 'ltr' }
/** A text in both languages. */
export type LocalisedText = Record<Locale, string>

/** Each language is named in itself. */
export const languageNames: LocalisedText = { ar: 'العربية', en: 'English' }

/** Short names of the languages, each in its own script. */
export const languageCodes: LocalisedText = { ar: 'ع', en: 'EN' }

export function isLocale(value: unknown): value is Locale {
  return value === 'ar' || value === 'en'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}

/** Localises a path: `/faq` → `/faq` or `/en/faq`; `/` → `/` or `/en`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Inverse of `localPath`: locale and path without the language prefix. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/en') return { locale: 'en', path: '/' }
  if (pathname.startsWith('/en/')) return { locale: 'en', path: pathname.slice(3) }
  return { locale: 'ar', path: pathname }
}
