import type { MediaType } from '../content/media/media-item'
import type { DateText } from '../dates/date-text'
import type { Locale } from '../site/locale'
import type { Picture } from './picture'
import type { WrittenChart } from './record-chart'
import type { TextPart } from './text-part'

export interface FacetLabel {
  slug: string
  title: string
}

export interface NewsCard {
  slug: string
  title: string
  summary: string
  date: DateText
  /** Main tag. */
  tag: FacetLabel | null
  /** Language of the text, if it is not the page's. */
  lang: Locale | null
  picture: Picture | null
}

export interface MediaCard {
  slug: string
  title: string
  summary: string
  type: MediaType
  date: DateText
  lang: Locale | null
}

export interface CampaignEntry {
  slug: string
  title: string
  summary: string
  audience: string
  message: string
  picture: Picture | null
  body: TextPart[]
  state: 'coming' | 'running' | 'over'
  from: DateText | null
  /** Last day, inclusive. */
  until: DateText | null
}

export interface StoryCard {
  slug: string
  title: string
  summary: string
  /** Formatted figure: "8,200", "12 days". */
  figure: string
  entity: string
  chart: WrittenChart | null
}

/** An interest, with what an issue of today would hold for it. */
export interface NewsletterTopic {
  name: string
  label: string
  /** The number of items with what they are. */
  text: string
  /** URL of the page with these items. */
  href: string
  /** The first of them, or null. */
  newest: { title: string; href: string } | null
}
