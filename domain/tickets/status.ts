import { addDays, addWorkingDays, riyadhDate } from '../dates/calendar'
import { type Locale, locales } from '../site/locale'

/** Working days until the reply to a request is due (specification, section 9). */
export const workingDaysToReply = 3

/** Stored statuses of a ticket; `overdue` is derived and never stored. */
export const statuses = [
  'received',
  'in_review',
  'needs_information',
  'referred',
  'answered',
  'closed',
  'rejected',
  'duplicate',
  'withdrawn',
] as const

export type Status = (typeof statuses)[number]

const openStatuses: readonly Status[] = ['received', 'in_review', 'needs_information', 'referred']
const endStatuses: readonly Status[] = ['rejected', 'duplicate', 'withdrawn']

const transitions: Record<Status, readonly Status[]> = {
  received: ['in_review', ...endStatuses],
  in_review: ['needs_information', 'referred', 'answered', ...endStatuses],
  needs_information: ['in_review', ...endStatuses],
  referred: ['in_review', 'answered', ...endStatuses],
  answered: ['closed', 'in_review'],
  closed: ['in_review'],
  rejected: [],
  duplicate: ['in_review'],
  withdrawn: ['in_review'],
}

export function isOpen(status: Status): boolean {
  return openStatuses.includes(status)
}

/** True for open statuses except `needs_information`, during which no due date applies. */
export function isAwaitingReply(status: Status): boolean {
  return isOpen(status) && status !== 'needs_information'
}

/** True if the transition exists; neither the actor nor the deadline is checked. */
export function canTransition(from: Status, to: Status): boolean {
  return transitions[from].includes(to)
}

/** Main sequence of statuses, for the progress display. */
export const stages = ['received', 'in_review', 'answered', 'closed'] as const satisfies Status[]

/**
 * True if an operator may make the transition: withdrawing, and reopening what was withdrawn, are
 * the sender's alone.
 */
export function canOperatorTransition(from: Status, to: Status): boolean {
  return canTransition(from, to) && to !== 'withdrawn' && from !== 'withdrawn'
}

/** True for a transition that takes a finished ticket back into review. */
export function isReopening({ from, to }: { from: Status; to: Status }): boolean {
  return !isOpen(from) && isOpen(to)
}

const statusesWithNote: readonly Status[] = [
  'answered',
  'needs_information',
  'referred',
  'rejected',
]

/**
 * True if a status needs a public note in the sender's language, whoever sets it for the authority:
 * an answer, a question, a referral, a refusal.
 */
export function needsNote(to: Status): boolean {
  return statusesWithNote.includes(to)
}

/**
 * True if staff state a reason for the transition among themselves: why a ticket is reopened, or with
 * what a team returns it. The sender is told that it was made, and not why: what was wrong with an
 * answer is for those who write the next one. `team` is the one that has the ticket.
 */
export function needsReason(
  { from, to }: { from: Status; to: Status },
  team: string | null = null,
): boolean {
  const isReturned = team !== null && from === 'referred' && to === 'in_review'
  return isReturned || isReopening({ from, to })
}

/** A public note: in the sender's language, and in the other one if that was written too. */
export type PublicNote = Partial<Record<Locale, string>>

/** A note as stored; null where a language has none. */
interface StoredNote {
  noteAr: string | null
  noteEn: string | null
}

/** A text and its language. */
export interface NoteText {
  text: string
  locale: Locale
}

/** The texts of a note, first the one in a language. */
export function notesIn({ noteAr, noteEn }: StoredNote, locale: Locale): NoteText[] {
  const texts = { ar: noteAr, en: noteEn }
  return [locale, ...locales.filter((one) => one !== locale)].flatMap((one) => {
    const text = texts[one]
    return text ? [{ text, locale: one }] : []
  })
}

/** The note in a language, else in the other one; null for no note. */
export function noteIn(note: StoredNote, locale: Locale): NoteText | null {
  return notesIn(note, locale)[0] ?? null
}

/**
 * Due date after a transition, `YYYY-MM-DD`: three working days from today when the authority has
 * to act again, otherwise unchanged.
 */
export function dueAfter(
  { from, to, dueOn }: { from: Status; to: Status; dueOn: string | null },
  today: string,
  holidays: readonly string[],
): string | null {
  if (isAwaitingReply(from) || !isAwaitingReply(to)) return dueOn
  return addWorkingDays(today, workingDaysToReply, new Set(holidays))
}

/** Actions of the ticket's sender. */
export const ticketActions = ['withdraw', 'reopen', 'inform'] as const
export type TicketAction = (typeof ticketActions)[number]

/** What a mailed code authorises: an action, or seeing the files of the answers. */
export const codeActions = [...ticketActions, 'files'] as const
export type CodeAction = (typeof codeActions)[number]

/** Status each action leads to. */
export const actionStatus = {
  withdraw: 'withdrawn',
  reopen: 'in_review',
  inform: 'in_review',
} as const satisfies Record<TicketAction, Status>

const daysToReopen = 30

/** Last day to reopen a ticket, `YYYY-MM-DD`; `since` is its last status change (epoch ms). */
export function lastDayToReopen(since: number): string {
  return addDays(riyadhDate(since), daysToReopen)
}

const reopenable: readonly Status[] = ['answered', 'closed', 'withdrawn']

/** Actions open to the sender at `now`; `since` is the last status change (both epoch ms). */
export function actionsOf(
  { status, since }: { status: Status; since: number },
  now: number,
): TicketAction[] {
  if (status === 'needs_information') return ['inform', 'withdraw']
  if (isOpen(status)) return ['withdraw']
  const isInTime = riyadhDate(now) <= lastDayToReopen(since)
  return reopenable.includes(status) && isInTime ? ['reopen'] : []
}

/**
 * What a reply by mail does to a ticket: the action for which its sender writes a text. Null if
 * there is none now; arguments as those of `actionsOf`.
 */
export function replyActionOf(
  state: { status: Status; since: number },
  now: number,
): Exclude<TicketAction, 'withdraw'> | null {
  return actionsOf(state, now).find((action) => action !== 'withdraw') ?? null
}
