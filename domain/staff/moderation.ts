import type { DisclosureKind, DisclosureOutcome, Exemption } from '../content/pages/disclosure'
import type { DateText } from '../dates/date-text'
import type {
  CommentFormName,
  CommentRefusal,
  CommentStatus,
  DecidedStatus,
} from '../feedback/comments'
import type { Locale } from '../site/locale'
import type { TextHint } from '../text/text-hints'

/** Lists of texts that visitors wrote, by the status of the texts. */
export const textSections = ['held', 'published', 'noted', 'refused'] as const
export type ModerationTextSection = (typeof textSections)[number]
export const moderationSections = [...textSections, 'releases', 'pages'] as const
export type ModerationSection = (typeof moderationSections)[number]

/** Choices for a text in the form; `later` leaves it as it is. */
export type TextDecision = DecidedStatus | 'later'

export interface TextChoice {
  decision: TextDecision
  /** One of `commentRefusals`, or empty. */
  reason: string
  /** True if it is refused without a reason. */
  isIncomplete: boolean
}

export interface ModerationText {
  id: string
  form: CommentFormName
  /** Why it was refused; null otherwise. */
  refusal: CommentRefusal | null
  /**
   * Title of its page, and its path; the stored name and null if there is no such page any more.
   */
  page: string
  path: string | null
  text: string
  locale: Locale
  /** Only a use case has one. */
  link: string | null
  /** Age in whole days, and the day of writing, `YYYY-MM-DD`. */
  age: number
  day: string
  /** Number of other texts of the page. */
  others: number
  hints: TextHint[]
  choice: TextChoice | null
}

export interface TextsPart {
  section: ModerationTextSection
  form: CommentFormName | ''
  texts: ModerationText[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
  isContinued: boolean
  /** Why nothing was decided; null otherwise. */
  problem: 'nothing' | 'reasons' | null
  /** Texts that were decided or deleted (`null`) since the page was opened. */
  conflicts: { page: string; status: CommentStatus | null }[]
}

interface PageVotes {
  page: string
  path: string | null
  yes: number
  no: number
  percent: number
  /** Percentage of positive votes by week, the oldest first; null without votes. */
  weeks: (number | null)[]
  /** Most frequent reasons against it, the first one first. */
  reasons: { reason: string; total: number }[]
}

export interface PagesPart {
  section: 'pages'
  pages: PageVotes[]
}

/** Problem of a reason for sending a draft back or withdrawing a record. */
type ReasonIssue = 'required' | 'tooLong' | 'personal'

export interface ReleaseView {
  reference: string
  /** Identifies the draft that is shown. */
  version: number
  kind: DisclosureKind
  /** Month and year of receipt; null if the request has no answer to publish any more. */
  received: string | null
  outcome: DisclosureOutcome
  exemption: Exemption | null
  topic: string | null
  author: string
  /** True for a draft of the reader, who may not publish it. */
  isOwn: boolean
  /** Days since it was drafted. */
  age: number
  /** Path under which it would be published, without language prefix. */
  path: string
  texts: Record<Locale, { title: string; summary: string; answer: string[] }>
  /** The typed reason and its problem. */
  reason: string
  issue: ReasonIssue | null
}

/** A record of the log, which can be withdrawn. */
export interface PublishedRelease {
  slug: string
  title: string
  path: string
  day: DateText
  /** The typed reason for withdrawing it, and its problem. */
  reason: string
  issue: ReasonIssue | null
}

export interface ReleasesPart {
  section: 'releases'
  drafts: ReleaseView[]
  total: number
  latest: PublishedRelease[]
  /** Why a decision was not carried out; null otherwise. */
  conflict: 'changed' | 'request' | 'own' | null
}

export interface ModerationPage {
  sections: ModerationSection[]
  /** Numbers of held texts and of drafts. */
  counts: { held: number; releases: number }
  part: TextsPart | PagesPart | ReleasesPart
}
