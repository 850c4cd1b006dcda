import type { DateText } from '#domain/dates/date-text'

export interface SiteMapPayload {
  modified: DateText
  groups: {
    key: string
    title: string
    pages: {
      title: string
      path: string
      text: string
      /** Parts of the page by letter; null without any. */
      byLetter: { title: string; letters: string[] } | null
      /** Pages below it, collapsed; null without any. */
      records: { title: string; links: { title: string; path: string }[] } | null
    }[]
  }[]
}
