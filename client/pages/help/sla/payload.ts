import type { ContactChannels } from '#domain/payloads/channels'
import type { PageText, ReplyDay } from '#domain/payloads/institution'
import type { WrittenChart } from '#domain/payloads/record-chart'

export interface MeasuredLevel {
  slug: string
  title: string
  summary: string
  /** Target with its unit: "95% or more". */
  target: string
  /** Newest value and its month; the unit is empty for a percentage, whose value has the sign. */
  newest: { value: string; unit: string; month: string }
  /** Months off target. */
  missed: number
  chart: WrittenChart
}

export interface SlaPayload extends PageText<'sla'> {
  /** Calendar of the reply to a ticket submitted today. */
  reply: ReplyDay[]
  services: { slug: string; title: string; days: number; time: string }[]
  /** First and last month of the levels, with the year. */
  months: { first: string; last: string } | null
  /** Percentage at which the lines of all percentages start. */
  percentFrom: string
  levels: MeasuredLevel[]
  channels: ContactChannels
}
