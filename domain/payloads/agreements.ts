import type { AlmanacAxis } from '../content/services/almanac-axis'
import type { AgreementStatus, AgreementTerm } from '../content/services/joining-windows'
import type { DateText } from '../dates/date-text'

/** An axis with the places of its years and of today, in per cent from the start edge. */
export interface AxisPayload extends AlmanacAxis {
  /** `YYYY-MM-DD`, in Riyadh. */
  today: string
  years: { at: number; label: string }[]
  /** Null if today is not on the axis. */
  now: { at: number; label: string } | null
}

/** The current or next joining window. */
export interface JoiningText {
  /** From 1. */
  number: number
  opens: DateText
  closes: DateText
  isOpen: boolean
  /** Days until it closes, or until it opens. */
  days: number
}

/** An agreement as other pages refer to it. */
export interface NamedAgreement {
  slug: string
  title: string
  term: AgreementTerm
  status: AgreementStatus
  start: DateText
  end: DateText
  /** Number of joining windows of the whole term. */
  windowCount: number
  /** Null if no window remains. */
  joining: JoiningText | null
}

export interface AgreementRow extends NamedAgreement {
  /** Last change of the record (epoch ms). */
  changed: number
}

/** An agreement with a current or next window. */
export interface JoinableAgreement extends NamedAgreement {
  joining: JoiningText
}
