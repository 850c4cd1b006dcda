import type { Context } from 'hono'
import type { Locale } from '#domain/site/locale'
import { negotiateLocale } from '../http/negotiate-locale'
import type { AppEnv } from '../runtime/app-env'

/** The language of an answer without `lang`: by Accept-Language, else Arabic. */
export function acceptedLocale(c: Context<AppEnv>): Locale {
  return negotiateLocale(undefined, c.req.header('accept-language'))
}
