import type { DateText } from '#domain/dates/date-text'
import type { TitledText } from '#domain/payloads/about'

export interface Vacancy extends TitledText {
  slug: string
  /** Vacancy number to quote in an application: `HR-2026-21`. */
  code: string
  department: string
  place: string
  contract: string
  seats: number
  duties: string[]
  requirements: string[]
  /** Last day for applications. */
  closes: DateText
  /** Whole Riyadh days left; 0 on the last day. */
  days: number
}

export interface CareersPayload {
  lead: string
  /** By closing date, soonest first. */
  open: Vacancy[]
  /** Closed vacancies, latest first. */
  closed: Pick<Vacancy, 'slug' | 'code' | 'title' | 'closes'>[]
  life: TitledText[]
  steps: TitledText[]
  early: TitledText[]
  answers: { question: string; answer: string }[]
}
