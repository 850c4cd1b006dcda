import type { WindowState } from '#domain/content/services/joining-windows'
import type { DateText } from '#domain/dates/date-text'
import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'

/** An amount in riyals. */
export interface AmountText {
  value: number
  /** Rounded: `SAR 2.4 billion`. */
  short: string
  /** With all digits. */
  exact: string
}

export interface WindowRow {
  opens: DateText
  closes: DateText
  state: WindowState
  /** Contractors that joined in it; null without a result. */
  joined: number | null
  /** Path of its calendar file; null once it has closed. */
  calendar: string | null
}

/** Null and empty parts are not shown. */
export interface AgreementPayload extends NamedAgreement {
  lead: string
  axis: AxisPayload
  category: string
  contractors: string
  value: AmountText
  entities: string
  scope: string[]
  windows: WindowRow[]
  /** Contractors at signing and by window; the window is null for the signing. */
  cohorts: { window: number | null; month: string; count: number }[]
  smallFirms: number | null
  steps: { title: string; text: string }[]
  priceReview: string | null
  documents: { title: string; text: string }[]
  files: { calendar: string | null; csv: string | null; json: string }
  history: { date: DateText; note: string }[]
  /** Ways to ask; null where the settings have none. */
  contact: { email: string | null; phone: string | null }
  related: NamedAgreement[]
}
