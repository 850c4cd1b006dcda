import type { DateText } from '../dates/date-text'
import type { FileMark } from '../forms/files'
import type { Issue } from '../forms/issue'
import type { ReleaseIssue, ReleaseStatus, ReleaseValues } from '../releases/release-draft'
import type { Locale, LocalisedText } from '../site/locale'
import { type AmendmentKind, amendmentKinds, isAmendable } from '../tickets/amendments'
import { canOperatorTransition, type NoteText, type Status } from '../tickets/status'
import type { Choice, DueState, QueueFilter } from './queue'

/** Field of the public note in each language. */
export const noteFields = { ar: 'noteAr', en: 'noteEn' } as const satisfies Record<Locale, string>
/** Length of a public note and of an internal one, in graphemes. */
export const longestNote = 4_000
/** Time in which a transition can be undone, before its mail is sent (ms). */
export const undoMs = 10_000

/** Steps in the order of the form, each with the key that chooses it whatever the status. */
export const stepKeys = {
  answered: '1',
  needs_information: '2',
  referred: '3',
  rejected: '4',
  duplicate: '5',
  in_review: '6',
  closed: '7',
  supplement: '8',
  correction: '9',
} as const satisfies Partial<Record<Status | AmendmentKind, string>>
export type TicketStep = keyof typeof stepKeys

export const ticketSteps = Object.keys(stepKeys) as TicketStep[]

export function isAmendmentStep(step: TicketStep): step is AmendmentKind {
  return amendmentKinds.some((kind) => kind === step)
}

/** Steps whose text to the sender takes files along. */
export const stepsWithFiles: readonly TicketStep[] = [
  'answered',
  'needs_information',
  'rejected',
  'supplement',
  'correction',
]

/** Steps that staff may take from a status, in the order of the form. */
export function stepsFrom(status: Status): TicketStep[] {
  return ticketSteps.filter((step) =>
    isAmendmentStep(step) ? isAmendable(status) : canOperatorTransition(status, step),
  )
}

export interface DayTime {
  date: DateText
  /** Riyadh time, `HH:MM`. */
  time: string
  /** The instant (epoch ms). */
  at: number
}

/** What the virus scanner says of a file; it is kept back until it is clean. */
export interface FileScan {
  state: 'waiting' | 'clean' | 'refused'
  signature: string | null
}

export interface TicketFile {
  /** Position among the files of its ticket, from 1. */
  number: number
  name: string
  /** Bytes. */
  size: number
  /** What it may contain that can act or leads elsewhere; empty for files stored before marks. */
  marks: readonly FileMark[]
  /** Null where no scanner is configured. */
  scan: FileScan | null
}

export interface HistoryEvent extends DayTime {
  sequence: number
  status: Status
  /** In the page's language, else in the other one. */
  note: NoteText | null
  /** The same note in the other language; null if it was written in one. */
  otherNote: NoteText | null
  /** Name of the officer; null for the sender and the website. */
  actor: string | null
  /** What the sender wrote with it; null for nothing. */
  information: string | null
  /** True if that says why the ticket was reopened. */
  isReason: boolean
  /** True if it came as a reply by mail. */
  isByMail: boolean
  /** What came with it. */
  files: TicketFile[]
  /** Day of the correction that took the place of the note; null while it stands. */
  replacedOn: DateText | null
}

/** What was written to the sender about an answer after it was sent. */
export interface AmendmentEntry
  extends DayTime,
    Pick<HistoryEvent, 'note' | 'otherNote' | 'replacedOn'> {
  sequence: number
  amendment: AmendmentKind
  /** Name of the officer. */
  actor: string
  /** What the sender got with it. */
  files: TicketFile[]
}

/** What staff did with a ticket without telling its sender. */
export const handlingActions = [
  'ticket.assigned',
  'ticket.downloaded',
  'ticket.undone',
  'ticket.transitioned',
] as const

export interface HandlingEntry extends DayTime {
  sequence: number
  action: (typeof handlingActions)[number]
  actor: string
  /** Name of the officer to whom it was assigned; null for nobody, and in other entries. */
  assignee: string | null
  /** Number of the file that was downloaded; null in other entries. */
  file: number | null
  /** Name of the team to which it was referred, and the day by which it returns it; else null. */
  referral: { team: string; until: DateText } | null
  /** Title of the template that the note of a step was written from; null in other entries. */
  template: string | null
}

export interface TicketMessage extends DayTime {
  /** Sequence of its event. */
  sequence: number
  text: string
  /** True if it says why the ticket was reopened. */
  isReason: boolean
  /** True if it came as a reply by mail. */
  isByMail: boolean
  files: TicketFile[]
}

export interface InternalNote extends DayTime {
  id: number
  author: string
  /** Null if it was encrypted with another key. */
  text: string | null
  /** It says why its author made a step. */
  isReason: boolean
}

/** What the sender said of a closing. */
export interface ResolutionEntry extends DayTime {
  /** Sequence of the event that closed it. */
  sequence: number
  isSolved: boolean
  /** Their word; null for none. */
  comment: string | null
}

/** What happened to a ticket: a step, an internal note, or what staff did without telling its sender. */
export type StreamEntry =
  | ({ kind: 'step' } & HistoryEvent)
  | ({ kind: 'amendment' } & AmendmentEntry)
  | ({ kind: 'resolution' } & ResolutionEntry)
  | ({ kind: 'note' } & InternalNote)
  | ({ kind: 'handling' } & HandlingEntry)

export interface MailPreview {
  from: string
  to: string | null
  subject: string
  paragraphs: string[]
}

/** Values of the form for the next step. */
export interface TicketDraft {
  to: TicketStep | null
  note: LocalisedText
  /** Why, for staff alone. */
  reason: string
  /** The text that a correction replaces, as its choice of `standing`; empty for the first. */
  replaces: string
  /** Reference of the first request, as typed, for `duplicate`. */
  first: string
  /** Id of the team to which it is referred, and the day by which it returns it, `YYYY-MM-DD`. */
  team: string
  until: string
  /** That request is of another sender, who the sender of this one is not told of. */
  isOtherSender: boolean
  template: string
  /** Numbers of the files that go to the sender with it; null for all that wait. */
  files: readonly number[] | null
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
  amendments: AmendmentEntry[]
  notes: InternalNote[]
}

/** A request that repeats another, or the one that it repeats. */
interface DuplicateLink {
  reference: string
  isOtherSender: boolean
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
  person: { name: string | null; email: string | null }
  question: string | null
  /** Other answers of the form. */
  answers: { label: string; text: string }[]
  files: TicketFile[]
  /** Files for the sender that wait for a step. */
  unsent: TicketFile[]
  /** All that happened after it was sent, oldest first. */
  stream: StreamEntry[]
  /** Id of the newest internal note; 0 without one. */
  newestNote: number
  /** An id of staff. */
  assignee: string | null
  assigneeName: string | null
  isMine: boolean
  officers: Choice[]
  viewers: string[]
  steps: TicketStep[]
  /** Teams to which it may be referred. */
  teams: Choice[]
  /** Today in Riyadh, `YYYY-MM-DD`. */
  today: string
  /** The team that has it and the day by which it returns it; null for none. */
  referral: { team: string; due: DueState; dueOn: DateText | null } | null
  /** What staff state if it goes back to review: why it is reopened, or with what it is returned. */
  reasonOf: 'reopening' | 'returning' | null
  /** Texts of the answer that a correction may replace. */
  standing: Choice[]
  /** True before the review: taking the ticket starts it. */
  isTakeable: boolean
  templates: Choice[]
  draft: TicketDraft
  conflict: TicketConflict | null
  /** Instant of the last change (epoch ms), which a form sends back. */
  version: number
  /** The request that this one repeats; null for none. */
  duplicateOf: DuplicateLink | null
  /** The requests that repeat this one. */
  duplicates: DuplicateLink[]
  earlier: { reference: string; status: Status; sent: DateText }[]
  /** Published pages about the same. */
  related: { title: string; href: string; isDisclosure: boolean }[]
  /** Draft of its answer for the disclosure log; null if none may be written. */
  release: ReleaseFormState | null
  /** The list from which it was opened, and its neighbours there. */
  list: QueueFilter
  previous: string | null
  next: string | null
}

/** The form in which an officer drafts a release of a ticket. */
export interface ReleaseFormState {
  reference: string
  /** Null before the first draft. */
  status: ReleaseStatus | null
  /** Identifies the draft that the form replaces; empty for none. */
  version: string
  values: ReleaseValues
  issues: ReleaseIssue[]
  /** Why the draft was sent back or withdrawn; null otherwise. */
  reason: string | null
  /** Name of the last author; null for a new draft. */
  author: string | null
  /** Path of the published record, without language prefix; null before. */
  path: string | null
  /** Change by somebody else: another draft, which sending again replaces, or a reopened ticket. */
  conflict: 'draft' | 'reopened' | null
}
