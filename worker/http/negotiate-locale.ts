import { parseAccept } from 'hono/utils/accept'
import { isLocale, type Locale } from '#domain/site/locale'

function welcome(accepted: ReturnType<typeof parseAccept>, locale: Locale): number {
  const own = accepted.filter(({ type }) => type.toLowerCase().split('-')[0] === locale)
  return Math.max(0, ...own.map(({ q }) => q))
}

/**
 * The language a visitor without an address in one prefers (RFC 9110 12.5.4): `known` (the
 * cookie's, or that of the page before), else English where it is more welcome than Arabic, else Arabic.
 */
export function preferredLocale(
  known: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(known)) return known
  const accepted = parseAccept(acceptLanguage ?? '')
  return welcome(accepted, 'en') > welcome(accepted, 'ar') ? 'en' : 'ar'
}
