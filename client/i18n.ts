import { createContext, use } from 'react'
import { toDigits } from '#domain/dates/format'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Translate } from '#domain/messages/translate'
import type { PayloadHead } from '#domain/payloads/page-data'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import type { RouteName } from '#domain/site/routes'

/** Data about the current page for all its components. */
export interface PageScope extends Required<PayloadHead> {
  locale: Locale
  t: Translate
  site: SitePayload
  /** Writes a text or a number with the digits of the settings. */
  digits: (written: string | number) => string
  /** Name in the route table; null on problem pages. */
  route: RouteName | null
  /** Path without the language prefix. */
  path: string
  /** Canonical query with its question mark, or empty. */
  query: string
  /** Markup of content icons that the build lacks, by name. */
  icons?: Record<string, string>
  /** False without an identity provider; only header and footer read it. */
  hasLogin?: boolean
  /** Absent on pages that are the same for everyone. */
  personalState?: PersonalState
}

/** What a scope has from the settings. */
export const siteScope = (site: SitePayload): Pick<PageScope, 'site' | 'digits'> => ({
  site,
  digits: (written) => toDigits(written, site.digits),
})

export const PageScopeContext = createContext<PageScope | null>(null)

/** Scope of the current page; throws outside of one, where no language is known. */
export function usePage(): PageScope {
  const scope = use(PageScopeContext)
  if (!scope) throw new Error('usePage outside a page')
  return scope
}
