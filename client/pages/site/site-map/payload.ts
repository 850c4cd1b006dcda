import type { Locale } from '#domain/site/locale'

export interface SiteMapPayload {
  groups: {
    key: string
    title: string
    pages: {
      title: string
      path: string
      text: string
      /** Pages or letters below it, collapsed; null without any. */
      below: { title: string; links: { title: string; path: string; lang?: Locale }[] } | null
    }[]
  }[]
}
