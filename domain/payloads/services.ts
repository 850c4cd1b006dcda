import type { DateText } from '../dates/date-text'
import type { Ratings } from '../feedback/ratings'
import type { AgreementPayload, FrameworkAgreementsPayload } from './agreements'
import type { FacetedList } from './facets'
import type { WrittenChart } from './record-chart'
import type { TextPart } from './text-part'

export interface ServiceRow {
  slug: string
  icon: string
  title: string
  summary: string
  /** Null if unknown. */
  audience: string | null
  duration: string | null
  cost: string | null
}

export interface ServicesPayload {
  modified: DateText
  /** All services, those without a fee filled. */
  chart: WrittenChart
  facetedList: FacetedList
  services: ServiceRow[]
}

export interface RatingSummary extends Pick<Ratings, 'count' | 'average'> {
  /** Formatted average. */
  mean: string
  shares: (Pick<Ratings['shares'][number], 'score' | 'percent'> & { count: string })[]
}

/** Null and empty parts are not shown. */
export interface ServicePayload {
  modified: DateText
  slug: string
  lead: string
  /** `href` is null for a platform without a configured URL. */
  start: { href: string | null; note: string } | null
  /** Its duration in working days, as promised; `result` is what was measured of it. */
  promise: {
    chart: WrittenChart
    /** The measured duration is beyond it. */
    isLate: boolean
    duration: string
    result: string | null
  } | null
  /** Key facts with their labels. */
  facts: { name: string; value: string | DateText; note: string | null }[]
  body: TextPart[]
  requirements: string[]
  steps: { title: string; text: string; time: string | null }[]
  levels: {
    period: string
    measures: { measure: string; target: string; measured: string | null; missed: boolean }[]
  } | null
  questions: { question: string; answer: string }[]
  /** Manual in the knowledge hub. */
  manual: { slug: string; title: string; note: string } | null
  /** Ratings before the current Riyadh day; null without ratings. */
  rating: RatingSummary | null
  related: { slug: string; icon: string; title: string }[]
  history: { date: DateText; note: string }[]
  help: { phone: string | null; hours: string | null }
}

export interface ServicesPayloads {
  services: ServicesPayload
  service: ServicePayload
  frameworkAgreements: FrameworkAgreementsPayload
  agreement: AgreementPayload
}
