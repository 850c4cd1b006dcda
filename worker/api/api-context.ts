import { isLocale, type Locale } from '#domain/site/locale'
import type { InFlight } from '../cache/in-flight-renders'
import type { CacheDeps } from '../cache/page-cache'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { negotiateLocale } from '../http/negotiate-locale'
import type { LogLine } from '../log'
import type { LimitDeps } from '../middleware/rate-limits'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { CachedDocument } from '../render/cached-document'

/** A response of the API as bytes. */
export interface ApiDocument {
  document: CachedDocument
  source: LogLine['source']
  isCurrent: boolean
}

/** What a problem response of the API uses. */
export type ApiProblemContext = HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>

/** What the reads of the API use. */
export type ApiDeps = LimitDeps &
  CacheDeps &
  PayloadDeps & {
    isolate: { apiInFlight: InFlight<ApiDocument | null> }
    requestId: string
  }

export type ApiContext = HandlerContext<ApiDeps>

/** The language of an answer in one language: by `lang`, else Accept-Language, else Arabic. */
export function acceptedLocale(c: HandlerContext): Locale {
  const lang = c.get('url').searchParams.get('lang') ?? ''
  if (isLocale(lang)) return lang
  return negotiateLocale(undefined, c.req.header('accept-language'))
}
