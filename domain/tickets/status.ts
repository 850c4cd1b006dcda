import { addDays, addWorkingDays, riyadhDate, workingDaysToReply } from '../dates/calendar'

/** What can be said of a request; `overdue` is computed, never one of them. */
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

const open: readonly Status[] = ['received', 'in_review', 'needs_information', 'referred']
const ends: readonly Status[] = ['rejected', 'duplicate', 'withdrawn']

const moves: Record<Status, readonly Status[]> = {
  received: ['in_review', ...ends],
  in_review: ['needs_information', 'referred', 'answered', ...ends],
  needs_information: ['in_review', ...ends],
  referred: ['in_review', 'answered', ...ends],
  answered: ['closed', 'in_review'],
  closed: ['in_review'],
  rejected: [],
  duplicate: [],
  withdrawn: ['in_review'],
}

export function isOpen(status: Status): boolean {
  return open.includes(status)
}

/** Whether the next step is ours: while information is awaited, no date for the reply runs out. */
export function isOurs(status: Status): boolean {
  return isOpen(status) && status !== 'needs_information'
}

/** Whether a request may go from one status to the other; who may do it, and until when, is not asked. */
export function canMove(from: Status, to: Status): boolean {
  return moves[from].includes(to)
}

/** The straight way of a request, for showing how far it has come. */
export const stages = ['received', 'in_review', 'answered', 'closed'] as const satisfies Status[]

/** Whether an operator may move a request so: withdrawing and reopening are its sender's alone. */
export function mayOperate(from: Status, to: Status): boolean {
  return canMove(from, to) && to !== 'withdrawn' && (isOpen(from) || !isOpen(to))
}

/** Whether a move has to be told with a note: why it was refused, or what is asked for. */
export function needsNote(to: Status): boolean {
  return to === 'rejected' || to === 'needs_information'
}

/**
 * The day a reply is due after a move: where the next step becomes ours again, it has three working
 * days from then (decision 28); every other move leaves the day as it was.
 */
export function dueAfter(
  { from, to, dueOn }: { from: Status; to: Status; dueOn: string | null },
  today: string,
  holidays: readonly string[],
): string | null {
  if (isOurs(from) || !isOurs(to)) return dueOn
  return addWorkingDays(today, workingDaysToReply, new Set(holidays))
}

/** What the sender of a request may do with it. */
export const requestActions = ['withdraw', 'reopen', 'inform'] as const
export type RequestAction = (typeof requestActions)[number]

/** Where each leads. */
export const actionStatus = {
  withdraw: 'withdrawn',
  reopen: 'in_review',
  inform: 'in_review',
} as const satisfies Record<RequestAction, Status>

const daysToReopen = 30

/** The last day a request may be reopened on, by when it came to its status (epoch ms). */
export function lastDayToReopen(since: number): string {
  return addDays(riyadhDate(since), daysToReopen)
}

/** What the sender of a request may do with it at an instant; `since` is when it came to its status. */
export function actionsOf(
  { status, since }: { status: Status; since: number },
  now: number,
): RequestAction[] {
  if (status === 'needs_information') return ['inform', 'withdraw']
  if (isOpen(status)) return ['withdraw']
  const isInTime = riyadhDate(now) <= lastDayToReopen(since)
  return canMove(status, actionStatus.reopen) && isInTime ? ['reopen'] : []
}
