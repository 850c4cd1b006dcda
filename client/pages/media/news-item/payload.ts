import type { DateText } from '#domain/dates/date-text'
import type { FacetLabel, Illustrated, NewsCard } from '#domain/payloads/newsroom'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { TextPart } from '#domain/payloads/text-part'
import type { Locale } from '#domain/site/locale'

interface Step {
  slug: string
  title: string
  lang: Locale | null
}

export interface NewsItemPayload extends Illustrated {
  modified: DateText
  lead: string
  date: DateText
  tags: FacetLabel[]
  readingMinutes: number
  lang: Locale | null
  chart: WrittenChart | null
  /** Next step of the reader, in the language of the page. */
  action: { path: string; label: string } | null
  /** Names what the scene shows; null if its cover is no scene. */
  shows: string | null
  body: TextPart[]
  history: { date: DateText; note: string }[]
  /** Absolute URL for sharing. */
  url: string
  newer: Step | null
  older: Step | null
  related: NewsCard[]
}
