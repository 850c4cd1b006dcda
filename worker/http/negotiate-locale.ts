import { parseAccept } from 'hono/utils/accept'
import { isLocale, type Locale } from '#domain/site/locale'

function qualityOf(accepted: ReturnType<typeof parseAccept>, locale: Locale): number {
  const matching = accepted.filter(({ type }) => type.toLowerCase().split('-')[0] === locale)
  return Math.max(0, ...matching.map(({ q }) => q))
}

/**
 * The locale for a URL without one: `known` (from the cookie or the referring page) if it is valid,
 * else English if Accept-Language ranks it above Arabic (RFC 9110 12.5.4), else Arabic.
 */
export function negotiateLocale(
  known: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(known)) return known
  const accepted = parseAccept(acceptLanguage ?? '')
  return qualityOf(accepted, 'en') > qualityOf(accepted, 'ar') ? 'en' : 'ar'
}
