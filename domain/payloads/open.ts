import type { Block } from '../content/block'
import type { FeedbackAnswer } from '../forms/feedback-reasons'
import type { Option } from './forms'
import type { DateText } from './payloads'

/** Running text as a page shows it. */
export interface LeafletPayload {
  modified: DateText
  lead: string
  contents: { id: string; title: string }[]
  body: Block[]
}

type Frequency = 'weekly' | 'monthly' | 'quarterly' | 'biannual' | 'annual'
type Topic = 'performance' | 'procurement' | 'projects' | 'services'
type ColumnType = 'text' | 'integer' | 'decimal' | 'date' | 'boolean'

export interface Dataset {
  slug: string
  title: string
  summary: string
  topic: Topic
  frequency: Frequency
  formats: string[]
  /** The day of its last version. */
  issued: DateText
  /** The time it covers; without a last day it goes on. */
  period: { from: DateText; to: DateText | null }
  columns: { name: string; type: ColumnType; meaning: string }[]
}

export interface OpenDataPayload extends LeafletPayload {
  datasets: Dataset[]
  /** What may be asked for. */
  requestTypes: Option[]
}

export interface InvitationPayload extends LeafletPayload {
  participationTypes: Option[]
}

/** What visitors said of one page. */
interface PageOpinion {
  title: string
  /** The page's address in the language of this one. */
  href: string
  yes: string
  no: string
  /** Of those who answered, how many found it useful: "86". */
  percent: string
}

export interface StatisticsPayload extends LeafletPayload {
  /** The last day that is counted. */
  upTo: DateText
  /** Over all pages; null before anybody has answered. */
  total: { answers: string; yes: string; no: string; percent: string; pages: string } | null
  /** The pages with the most answers first. */
  pages: PageOpinion[]
  /** Every reason of both sides and how often it was given; none before anybody has given one. */
  reasons: { answer: FeedbackAnswer; title: string; count: string }[]
  /** The services with the most ratings first; the average is of 5. */
  ratings: { title: string; href: string; count: string; average: string }[]
}

export interface NewsletterPayload extends LeafletPayload {
  /** What its form offers. */
  lists: Record<'interests' | 'jobTitles' | 'sectors' | 'regions' | 'otherInterests', Option[]>
}

export interface OpenPayloads {
  newsletter: NewsletterPayload
  subscriptionLink: LeafletPayload
  openData: OpenDataPayload
  openApi: LeafletPayload
  invitation: InvitationPayload
  statistics: StatisticsPayload
  search: LeafletPayload
}
