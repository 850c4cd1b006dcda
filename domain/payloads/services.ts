import type { Block } from '../content/block'
import type { AgreementStatus, AgreementType } from '../content/services/joining-windows'
import type { Ratings } from '../feedback/ratings'
import type { Narrowing } from './facets'
import type { DateText } from './payloads'

export interface ServiceRow {
  slug: string
  icon: string
  title: string
  summary: string
  /** A fact that is not known is null. */
  audience: string | null
  duration: string | null
  cost: string | null
}

export interface ServicesPayload {
  modified: DateText
  narrowing: Narrowing
  services: ServiceRow[]
}

export interface RatingSummary extends Pick<Ratings, 'count' | 'average'> {
  /** The average as text. */
  mean: string
  shares: (Pick<Ratings['shares'][number], 'score' | 'percent'> & { count: string })[]
}

/** A part that is null or empty is left out. */
export interface ServicePayload {
  modified: DateText
  slug: string
  lead: string
  /** `href` is null for a platform whose address is not set. */
  start: { href: string | null; note: string } | null
  /** Short facts, each with its name. */
  facts: { name: string; value: string | DateText; note: string | null }[]
  body: Block[]
  requirements: string[]
  steps: { title: string; text: string; time: string | null }[]
  levels: {
    period: string
    measures: { measure: string; target: string; measured: string | null }[]
  } | null
  questions: { question: string; answer: string }[]
  /** A book of the knowledge hub. */
  manual: { slug: string; title: string; note: string } | null
  /** Up to midnight in Riyadh; null where nobody has rated it. */
  rating: RatingSummary | null
  related: { slug: string; icon: string; title: string }[]
  history: { date: DateText; note: string }[]
  help: { phone: string | null; hours: string | null }
}

export interface AgreementRow {
  slug: string
  title: string
  summary: string
  type: AgreementType
  status: AgreementStatus
  category: string
  contractors: string
  /** In SAR. */
  value: string
  entities: string
  scope: string[]
  start: DateText
  end: DateText
  /** How much of its term has passed, in percent. */
  elapsed: number
  /** The window that is open, else the next one; null when there is none any more. */
  joining: { opens: DateText; closes: DateText } | null
  /** When the record last changed (epoch ms). */
  changed: number
}

export interface FrameworkAgreementsPayload {
  modified: DateText
  narrowing: Narrowing
  agreements: AgreementRow[]
}

export interface ServicesPayloads {
  services: ServicesPayload
  service: ServicePayload
  frameworkAgreements: FrameworkAgreementsPayload
}
