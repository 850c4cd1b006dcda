import type { Locale } from '../site/locale'
import type { Status } from '../tickets/status'

/** Lists of the queue: open tickets first, then finished ones. */
export const openViews = [
  'open',
  'mine',
  'new',
  'overdue',
  'waiting',
  'referred',
  'team',
  'absent',
] as const
export const finishedViews = ['answered', 'ended'] as const
export const queueViews = [...openViews, ...finishedViews] as const
export type QueueView = (typeof queueViews)[number]

export function isFinishedView(view: QueueView): boolean {
  return finishedViews.some((one) => one === view)
}

/** Filters of the list; empty texts do not restrict it. */
export interface QueueFilter {
  view: QueueView
  kind: string
  locale: Locale | ''
  /** An id of staff, or `none`. */
  assignee: string
}

/** The parameters of a list's address, without defaults. */
export function queueParams({ view, kind, locale, assignee }: QueueFilter) {
  return { view: view === 'open' ? '' : view, kind, lang: locale, assignee }
}

/** The query of a list's address with its question mark; empty for all open tickets. */
export function queueQuery(filter: QueueFilter): string {
  const pairs = Object.entries(queueParams(filter)).filter(([, value]) => value !== '')
  const text = new URLSearchParams(pairs).toString()
  return text && `?${text}`
}

/** Working days until a reply is due; `over` counts those past it, `held` waits for the sender. */
export interface DueState {
  state: 'ahead' | 'today' | 'over' | 'held' | 'done'
  days: number
}

export interface QueueRow {
  reference: string
  kind: string
  /** Beginning of what was asked; null if it cannot be decrypted. */
  title: string | null
  topic: string | null
  sender: string | null
  locale: Locale
  status: Status
  due: DueState
  /** The team that has it, and until when; null for none. */
  referral: { team: string; due: DueState } | null
  assignee: string | null
  isMine: boolean
  /** Id of staff of an assignee who is away today, from whom it can be taken over; null for others. */
  absentee: string | null
  /** Days since receipt. */
  age: number
  /** Others who have it open now. */
  viewers: string[]
}

export interface Choice {
  value: string
  label: string
}

/** True for the tickets of a look-up, which are no list of the queue. */
export function isLookUp({ lookUp }: Pick<QueuePage, 'lookUp'>): boolean {
  return lookUp === 'found' || lookUp === 'foundWords'
}

export interface QueuePage {
  filter: QueueFilter
  rows: QueueRow[]
  /** Number of tickets of each list, without the other filters. */
  counts: Record<QueueView, number>
  /** Tickets that the reader has answered today (Riyadh). */
  answeredToday: number
  /** Cursor of the next page; null on the last one. */
  next: string | null
  /** True if this is not the first page. */
  isContinued: boolean
  kinds: Choice[]
  officers: Choice[]
  /** In the list of the absent, for who may hand over all tickets of one: those who are away and others. */
  handOver: { absent: Choice[]; present: Choice[] } | null
  /** Result of a look-up by reference, address or words; null without one. */
  lookUp: 'found' | 'foundWords' | 'noReference' | 'noEmail' | 'noWords' | 'incomplete' | null
  /** The text of a lookup that found no ticket, and of one by words; empty otherwise. */
  typed: string
}
