import type { AlmanacAxis } from '../content/services/almanac-axis'
import type { AgreementStatus, WindowState } from '../content/services/joining-windows'
import type { DateText } from '../dates/date-text'
import type { AgreementFigure } from './agreement-figure'
import type { FacetedList } from './facets'

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

/** An agreement wherever it is named. */
export interface NamedAgreement {
  slug: string
  title: string
  figure: AgreementFigure
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

export interface FrameworkAgreementsPayload {
  modified: DateText
  facetedList: FacetedList
  axis: AxisPayload
  /** The open window that closes first, else the next to open; null without windows. */
  next: JoinableAgreement | null
  /** The windows after it in the same order, three at most. */
  later: JoinableAgreement[]
  /** The agreement by which the emblem is explained. */
  example: { title: string; figure: AgreementFigure }
  /** Path of the CSV file of the agreements; null before its first version. */
  file: string | null
  agreements: AgreementRow[]
}

/** An amount in riyals. */
export interface AmountText {
  value: number
  /** As it is read: SAR 2.4 billion. */
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
  modified: DateText
  lead: string
  axis: AxisPayload
  category: string
  /** Formatted number. */
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
  /** Files on this site. */
  files: { calendar: string | null; csv: string | null; json: string }
  history: { date: DateText; note: string }[]
  /** Ways to ask; null where the settings have none. */
  contact: { email: string | null; phone: string | null }
  related: NamedAgreement[]
}
