import type { DateText } from '../dates/date-text'
import type { NoteText, Status, TicketAction } from '../tickets/status'

export interface RequestEvent {
  /** Position in the history, from 1. */
  sequence: number
  status: Status
  date: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
  /** Public note in the page's language, else in the other; null if the status explains itself. */
  note: NoteText | null
  /**
   * Added by the sender. The text is shown to a sender who is logged in or has just entered a mailed
   * code; to others, who know number and e-mail alone, it is null.
   */
  information?: string | null
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
  /** Actions available to the sender. */
  actions: TicketAction[]
  /** Last day for reopening; null if that is not possible. */
  reopenUntil: DateText | null
  /** Idempotency key of the next action on this page. */
  idempotencyKey: string
}
