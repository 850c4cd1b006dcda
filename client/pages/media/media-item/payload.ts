import type { MediaType } from '#domain/content/media/media-item'
import type { DateText } from '#domain/dates/date-text'
import type { MediaCard } from '#domain/payloads/newsroom'
import type { ShownChart } from '#domain/payloads/open'
import type { TextPart } from '#domain/payloads/text-part'
import type { Locale } from '#domain/site/locale'

export interface MediaItemPayload {
  slug: string
  modified: DateText
  /** Its cover. */
  lead: string
  type: MediaType
  date: DateText
  readingMinutes: number
  lang: Locale | null
  facts: { label: string; value: string }[]
  charts: ShownChart[]
  body: TextPart[]
  url: string
  /** Other items of the type, else the newest of any type. */
  others: MediaCard[]
}
