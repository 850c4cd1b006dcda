import type { DateText } from '../dates/date-text'
import type { CommentFormName, CommentRefusal, commentStatuses } from '../feedback/comments'
import type { Browser, System } from '../site/devices'
import type { Locale } from '../site/locale'
import type { ProfileFormName } from './profile-forms'
import type { TicketView } from './ticket-view'

/** Working days of a reply: those of the promise that are spent or left, and those beyond it. */
export interface ReplyDayCounts {
  spent: number
  left: number
  over: number
}

/** A ticket of a logged-in sender. */
export interface OwnTicket extends TicketView {
  /** Instant of the last change (epoch ms); an action on an older state is refused. */
  version: number
  /** Null while no reply is due. */
  days: ReplyDayCounts | null
  /** In the order of the form. */
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
  days: ReplyDayCounts | null
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

/** The newsletter subscription of the verified address. */
export interface OwnSubscription {
  reference: string
  isConfirmed: boolean
  /** Labels of what was chosen. */
  interests: string[]
  since: DateText
}

/** A page that a text or rating is about; `path` is null if it no longer exists. */
interface FeedbackPage {
  title: string
  /** Without the language prefix. */
  path: string | null
  date: DateText
}

/** A text that was sent while logged in. */
export interface OwnComment extends FeedbackPage {
  id: string
  form: CommentFormName
  text: string
  /** Language of the page on which it was written. */
  locale: Locale
  status: (typeof commentStatuses)[number]
  refusal: CommentRefusal | null
}

/** A rating that was given while logged in. */
export interface OwnRating extends FeedbackPage {
  score: number
}

/** Settings of the account, else of the browser; the defaults are named as in the form. */
export interface OwnPreferences {
  locale: Locale
  'color-mode': string
  size: string
  contrast: string
  spacing: string
  motion: string
}

/** Deletion of the account. */
export interface Closing {
  /** The day of the deletion: as it was asked for, or if it were asked for now. */
  date: DateText
  isClosing: boolean
  /** Requests without a reply, which are deleted as well. */
  openRequests: number
}

/** The profile of the logged-in member. */
export interface ProfileState {
  /** As the identity provider states them. */
  name: string | null
  email: string | null
  isEmailVerified: boolean
  /** Path of the desk, without the language prefix, for staff; null for others. */
  deskPath: string | null
  /** Newest first. */
  requests: MemberRequest[]
  subscription: OwnSubscription | null
  /** Newest first. */
  comments: OwnComment[]
  ratings: OwnRating[]
  preferences: OwnPreferences
  closing: Closing
  /** The one used last first. */
  sessions: MemberSession[]
  /** The form that was just carried out. */
  done: ProfileFormName | null
}

/** A part of the copy of a member's data, in words. */
export interface DataSection {
  title: string
  items: DataItem[]
}

export interface DataItem {
  title: string | null
  facts: { label: string; text: string }[]
}
