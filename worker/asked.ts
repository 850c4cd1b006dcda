import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'

/** A page in a language, as a request asks for it. */
export interface Asked {
  name: RouteName
  locale: Locale
  /** Of the kept copies: what changes the document and nothing else. */
  key: string
}

export function ask(name: RouteName, locale: Locale): Asked {
  return { name, locale, key: `${locale}:${name}` }
}

/** What an answer depends on besides its address. */
export function varyOf({ name, locale }: Asked): string {
  return name === 'home' && locale === 'ar' ? 'Cookie, Accept-Language' : 'Cookie'
}
