import type { DateText } from '#domain/dates/date-text'
import type { FacetLabel, NewsCard } from '#domain/payloads/newsroom'
import type { Picture } from '#domain/payloads/picture'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { TextPart } from '#domain/payloads/text-part'
import type { Locale } from '#domain/site/locale'

interface Step {
  slug: string
  title: string
  lang: Locale | null
}

export interface NewsItemPayload {
  slug: string
  lead: string
  date: DateText
  tags: FacetLabel[]
  readingMinutes: number
  lang: Locale | null
  picture: Picture | null
  /** Below the text. */
  furtherPictures: Picture[]
  /** Of a number in the text. */
  chart: WrittenChart | null
  /** Next step of the reader, in the language of the page. */
  action: { path: string; label: string } | null
  body: TextPart[]
  history: { date: DateText; note: string }[]
  /** Absolute URL for sharing. */
  url: string
  newer: Step | null
  older: Step | null
  related: NewsCard[]
}
