import type { DateText } from '../dates/date-text'
import type { AmendmentKind } from '../tickets/amendments'
import type { ResolutionAnswer } from '../tickets/resolution'
import type { NoteText, Status, TicketAction } from '../tickets/status'

/** Files that staff sent with a text. */
export interface SentFiles {
  /** Those that can be downloaded. */
  ready: { name: string; size: string; path: string }[]
  /** Number of those that the virus scanner has not found clean yet. */
  waiting: number
  /** Number of those that are shown after a login or a mailed code alone. */
  hidden: number
}

/** What was written about an answer after it was sent. */
export interface AnswerAmendment {
  /** Position among the amendments of the ticket, from 1. */
  sequence: number
  kind: AmendmentKind
  date: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
  note: NoteText | null
  /** Day of the correction that took its place; null while it stands. */
  replacedOn: DateText | null
  /** Null for none. */
  files: SentFiles | null
}

export interface RequestEvent {
  /** Position in the history, from 1. */
  sequence: number
  status: Status
  date: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
  /** Public note in the page's language, else in the other; null if the status explains itself. */
  note: NoteText | null
  /** Staff reopened the ticket. */
  isReopened: boolean
  /** Day of the correction that took the place of the note; null while it stands. */
  replacedOn: DateText | null
  /** What staff sent with the note; null for none. */
  files: SentFiles | null
  /** Of an answer, oldest first; empty for other events. */
  amendments: AnswerAmendment[]
  /**
   * Added by the sender. The text is shown to a sender who is logged in or has just entered a mailed
   * code; to others, who know number and e-mail alone, it is null.
   */
  information?: string | null
}

/** Whether a closed ticket was solved, as its sender is asked. */
export interface ResolutionState {
  /** What they said; null before they did. */
  answer: ResolutionAnswer | null
  /** A word of theirs is stored. */
  hasComment: boolean
  /** Last day of an answer. */
  until: DateText
  /** What is wrong with the comment that was sent, and its text. */
  issue?: string
  typed?: string
}

/** A ticket as its sender sees it. */
export interface TicketView {
  reference: string
  requestType: string
  topic: string | null
  status: Status
  isOverdue: boolean
  submitted: DateText
  updated: DateText
  due: DateText | null
  /** Working days until the reply is due; null once it is answered. */
  daysLeft: number | null
  /** Reference of the first request, of a duplicate; null for others. */
  duplicateOf: string | null
  /** Newest first. */
  events: RequestEvent[]
  /** The last amendment of the answer that stands; null for none. */
  amended: Pick<AnswerAmendment, 'kind' | 'date'> | null
  /** The question after closing; null if none is asked. */
  resolution: ResolutionState | null
  /** Actions available to the sender. */
  actions: TicketAction[]
  /** Last day for reopening; null if that is not possible. */
  reopenUntil: DateText | null
  /** Idempotency key of the next action on this page. */
  idempotencyKey: string
}
