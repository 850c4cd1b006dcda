import { isLocale, type Locale } from '#domain/site/locale'
import type { HandlerContext } from '../http/handler-context'
import { negotiateLocale } from '../http/negotiate-locale'

/** The language of an answer in one language: by `lang`, else Accept-Language, else Arabic. */
export function acceptedLocale(c: HandlerContext): Locale {
  const lang = c.get('url').searchParams.get('lang') ?? ''
  if (isLocale(lang)) return lang
  return negotiateLocale(undefined, c.req.header('accept-language'))
}
