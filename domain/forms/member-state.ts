import type { DateText } from '../dates/date-text'
import type { Browser, System } from '../site/devices'
import type { TicketView } from './ticket-view'

/** Working days of a reply: those of the promise that are spent or left, and those beyond it. */
export interface ReplyDays {
  spent: number
  left: number
  over: number
}

/** A ticket of somebody who is logged in. */
export interface OwnTicket extends TicketView {
  /** Instant of the last change (epoch ms); an action on an older state is refused. */
  version: number
  /** Null while no reply is due. */
  days: ReplyDays | null
  /** What was sent, in the order of the form. */
  answers: { label: string; text: string }[]
  files: { name: string; size: string }[]
}

/** A request in the list of who sent it. */
export interface MemberRequest
  extends Pick<
    TicketView,
    | 'reference'
    | 'requestType'
    | 'topic'
    | 'status'
    | 'isOverdue'
    | 'submitted'
    | 'due'
    | 'daysLeft'
  > {
  days: ReplyDays | null
  /** Path of its page, without the language prefix. */
  path: string
}

/** A login in one browser. */
export interface MemberSession {
  id: string
  browser: Browser
  system: System
  since: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
  isCurrent: boolean
}

/** The profile of who is logged in. */
export interface ProfileState {
  /** As the identity provider states them. */
  name: string | null
  email: string | null
  isEmailVerified: boolean
  /** Newest first. */
  requests: MemberRequest[]
  /** The one used last first. */
  sessions: MemberSession[]
}
