import { createContext, use } from 'react'
import type { Own } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import type { PageHead, SitePayload } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import type { RouteName } from '#domain/site/routes'

/** What every part of a page may know about the page it stands on. */
export interface PageScope extends Required<PageHead> {
  locale: Locale
  t: Translate
  site: SitePayload
  /** The page's name in the route table; null on problem pages. */
  route: RouteName | null
  /** Bare path of the page, without the language. */
  path: string
  /** The page's own query, with its question mark, or nothing. */
  query: string
  /** Icons that content names and the build lacks, by name. */
  icons?: Record<string, string>
  /** What this visitor alone is shown; absent on a page that is the same for everyone. */
  own?: Own
}

export const PageScopeContext = createContext<PageScope | null>(null)

/** The page's scope; throws outside a page, where nothing could be written in any language. */
export function usePage(): PageScope {
  const scope = use(PageScopeContext)
  if (!scope) throw new Error('usePage outside a page')
  return scope
}
