import type { Translate } from '#domain/messages/translate'
import type { PageData } from '#domain/payloads/page-data'
import type { Locale } from '#domain/site/locale'
import type { RouteName } from '#domain/site/routes'
import type { BrowserCode, InlineCode } from '../document'

/** Loads the data of the page at a path without language prefix, with its query. */
export type PageDataLoader = (name: RouteName, path: string, search: string) => Promise<PageData>

export interface RouterContext {
  load: PageDataLoader
  locale: Locale
  t: Translate
  origin: string
  inline: InlineCode
  browser: BrowserCode
  icon: string
  /** Markup before and after `<main>`, as the worker sent it. */
  serverMarkup: { top: string; bottom: string }
}
