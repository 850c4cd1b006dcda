import type { DateText } from '../dates/date-text'
import type { Issue } from '../forms/issue'
import type { Locale, LocalisedText } from '../site/locale'
import type { Status } from '../tickets/status'
import type { Choice, DueState } from './queue'
import type { ReleaseFormState } from './release-form'

/** Length of a public note and of an internal one, in graphemes. */
export const longestNote = 4_000
/** Time in which a transition can be undone, before its mail is sent (ms). */
export const undoMs = 10_000

/** Transitions whose public note the desk requires: they say something to the sender. */
export const statusesWithNote: readonly Status[] = [
  'answered',
  'needs_information',
  'referred',
  'rejected',
]

export interface DayTime {
  date: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
}

export interface TicketFile {
  /** Position in its submission, from 1. */
  number: number
  name: string
  /** Bytes. */
  size: number
}

export interface HistoryEvent extends DayTime {
  sequence: number
  status: Status
  note: LocalisedText | null
  /** Name of the officer; null for the sender and the website. */
  actor: string | null
}

interface TicketPerson {
  name: string | null
  email: string | null
}

export interface TicketMessage extends DayTime {
  text: string
}

export interface InternalNote extends DayTime {
  id: number
  author: string
  /** Null if it was encrypted with another key. */
  text: string | null
}

export interface MailPreview {
  from: string
  to: string | null
  subject: string
  paragraphs: string[]
}

/** Values of the form for the next step. */
export interface TicketDraft {
  to: Status | null
  note: LocalisedText
  template: string
  issues: Issue[]
  /** Places of the template that are still to be filled in by hand. */
  openPlaces: number
  preview: MailPreview | null
}

/** Changes of a ticket since its page was opened. */
export interface TicketConflict {
  by: string | null
  before: Status
  after: Status
  events: HistoryEvent[]
  notes: InternalNote[]
}

export interface TicketPage {
  reference: string
  kind: string
  topic: string | null
  title: string | null
  locale: Locale
  status: Status
  due: DueState
  dueOn: DateText | null
  sent: DayTime
  person: TicketPerson
  question: string | null
  /** Other answers of the form. */
  answers: { label: string; text: string }[]
  files: TicketFile[]
  additions: TicketMessage[]
  /** Newest first. */
  events: HistoryEvent[]
  notes: InternalNote[]
  /** An id of staff. */
  assignee: string | null
  isMine: boolean
  officers: Choice[]
  viewers: string[]
  /** Transitions that the status allows. */
  transitions: Status[]
  /** True before the review: taking the ticket starts it. */
  isTakeable: boolean
  templates: Choice[]
  draft: TicketDraft
  conflict: TicketConflict | null
  /** Instant of the last change (epoch ms), which a form sends back. */
  version: number
  earlier: { reference: string; status: Status; sent: DateText }[]
  /** Published pages about the same. */
  related: { title: string; href: string; isDisclosure: boolean }[]
  /** Draft of its answer for the disclosure log; null if none may be written. */
  release: ReleaseFormState | null
  previous: string | null
  next: string | null
}
