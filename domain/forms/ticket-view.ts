import type { DateText } from '../dates/date-text'
import type { Status, TicketAction } from '../tickets/status'

export interface RequestEvent {
  /** Position in the history, from 1. */
  sequence: number
  status: Status
  date: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
  /** Public note in the page's language; null if the status explains itself. */
  note: string | null
  /** Added by the sender, and shown only to a sender who is logged in. */
  information?: string
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
  /** Newest first. */
  events: RequestEvent[]
  /** Actions available to the sender. */
  actions: TicketAction[]
  /** Last day for reopening; null if that is not possible. */
  reopenUntil: DateText | null
  /** Idempotency key of the next action on this page. */
  idempotencyKey: string
}
