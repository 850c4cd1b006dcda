import { parseAccept } from 'hono/utils/accept'
import { isLocale, type Locale } from '#domain/site/locale'
import type { Deployment } from '../env'
import type { HandlerContext } from './handler-context'

type Accepted = ReturnType<typeof parseAccept>

/** The quality of a language: of the ranges that name it, else of `*`, else 0. */
function qualityOf(accepted: Accepted, locale: Locale): number {
  const rangesOf = (name: string) =>
    accepted.filter(({ type }) => type.toLowerCase().split('-')[0] === name)
  const named = rangesOf(locale)
  return Math.max(0, ...(named.length > 0 ? named : rangesOf('*')).map(({ q }) => q))
}

/** True if an Accept-Language may prefer English: it names it, or accepts any language. */
export function mayPreferEnglish(acceptLanguage: string): boolean {
  return /en|\*/i.test(acceptLanguage)
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

/**
 * The URL of the page of this site that the request came from; null for other sites. Sec-Fetch-Site
 * decides if the browser sends it, else the origin of the Referer.
 */
export function referringPage(
  c: HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>,
): URL | null {
  const referer = URL.parse(c.req.header('referer') ?? '')
  const site = c.req.header('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : referer?.origin === c.get('ctx').deployment.origin
  return isOwn ? referer : null
}
