import type { Titled } from './about'
import type { DateText } from './payloads'

export interface Vacancy {
  slug: string
  /** What an application begins with: `HR-2026-21`. */
  code: string
  title: string
  text: string
  unit: string
  place: string
  contract: string
  seats: number
  duties: string[]
  requirements: string[]
  /** The last day on which applications are taken. */
  closes: DateText
  /** Whole days left, by the calendar of Riyadh; 0 on the last day. */
  days: number
}

export interface CareersPayload {
  modified: DateText
  lead: string
  /** Soonest to close first. */
  open: Vacancy[]
  /** Closed ones, the latest first. */
  closed: Pick<Vacancy, 'slug' | 'code' | 'title' | 'closes'>[]
  life: Titled[]
  steps: Titled[]
  early: Titled[]
  answers: { question: string; answer: string }[]
}
