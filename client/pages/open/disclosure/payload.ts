import type { DisclosureKind, DisclosureOutcome } from '#domain/content/pages/disclosure'
import type { DateText } from '#domain/dates/date-text'

export interface DisclosurePayload {
  kind: DisclosureKind
  outcome: DisclosureOutcome
  /** Month and year. */
  received: string
  answeredOn: DateText
  /** How many requests asked for the same, in words; null for one. */
  requests: string | null
  workingDays: number
  topic: string | null
  asked: string
  answer: string[]
  /** Name of the exemption under which something is withheld. */
  exemption: string | null
  datasets: { slug: string; title: string; summary: string; filePath: string }[]
  pages: { title: string; href: string }[]
}
