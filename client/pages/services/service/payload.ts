import type { DateText } from '#domain/dates/date-text'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { RatingSummary } from '#domain/payloads/services'
import type { TextPart } from '#domain/payloads/text-part'

/** Null and empty parts are not shown. */
export interface ServicePayload {
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
