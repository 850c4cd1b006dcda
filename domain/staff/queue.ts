import type { Locale } from '../site/locale'
import type { Status } from '../tickets/status'
import type { MarkReason } from './notifications'

/** Lists of the queue: open tickets first, then finished ones. */
export const openViews = [
  'open',
  'mine',
  'unseen',
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

/** Until when the reply is due: before today, today, or within seven days from today. */
export const dueFilters = ['over', 'today', 'week'] as const

/** Filters of the list; empty texts do not restrict it. */
export interface QueueFilter {
  view: QueueView
  kind: string
  locale: Locale | ''
  /** An id of staff, or `none`. */
  assignee: string
  topic: string
  due: (typeof dueFilters)[number] | ''
  /** Riyadh days of receipt, `YYYY-MM-DD`, both included. */
  from: string
  to: string
  /** Id of the team to which it is referred. */
  team: string
  /** Nothing has been written to the sender yet. */
  unanswered: 'yes' | ''
}

export const noQueueFilter: QueueFilter = {
  view: 'open',
  kind: '',
  locale: '',
  assignee: '',
  topic: '',
  due: '',
  from: '',
  to: '',
  team: '',
  unanswered: '',
}

/** The parameters of a list's address, without defaults. */
export function queueParams({ view, locale, ...others }: QueueFilter) {
  return { view: view === 'open' ? '' : view, lang: locale, ...others }
}

/** True if the list is more than narrowed to a view. */
export function isNarrowed({ view: _, ...filters }: QueueFilter): boolean {
  return Object.values(filters).some((value) => value !== '')
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
  /** What the reader has not seen of it. */
  marks: MarkReason[]
}

/** A list of the queue under a name. */
export interface SavedView {
  id: number
  name: string
  filter: QueueFilter
  /** All officers have it. */
  isShared: boolean
  /** The reader may rename and remove it. */
  isEditable: boolean
}

/** Characters of a saved list's name. */
export const longestViewName = 60
export type SavedViewProblem = 'name' | 'tooMany'

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
  topics: Choice[]
  teams: Choice[]
  officers: Choice[]
  /** Lists that the reader or a supervisor has saved. */
  saved: SavedView[]
  /** What was wrong with the name of one; null for nothing. */
  savedProblem: SavedViewProblem | null
  /** In the list of the absent, for who may hand over all tickets of one: those who are away and others. */
  handOver: { absent: Choice[]; present: Choice[] } | null
  /** Result of a look-up by reference, address or words; null without one. */
  lookUp: 'found' | 'foundWords' | 'noReference' | 'noEmail' | 'noWords' | 'incomplete' | null
  /** The text of a lookup that found no ticket, and of one by words; empty otherwise. */
  typed: string
}
