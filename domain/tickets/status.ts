import { addDays, addWorkingDays, riyadhDate } from '../dates/calendar'
import { workingDaysToReply } from './reply-time'

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
  duplicate: [],
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

/** True if an operator may make the transition: only the sender can withdraw and reopen. */
export function canOperatorTransition(from: Status, to: Status): boolean {
  return canTransition(from, to) && to !== 'withdrawn' && (isOpen(from) || !isOpen(to))
}

/**
 * True if the transition needs a public note: a reason, or a description of the missing
 * information.
 */
export function needsNote(to: Status): boolean {
  return to === 'rejected' || to === 'needs_information'
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

/** Actions open to the sender at `now`; `since` is the last status change (both epoch ms). */
export function actionsOf(
  { status, since }: { status: Status; since: number },
  now: number,
): TicketAction[] {
  if (status === 'needs_information') return ['inform', 'withdraw']
  if (isOpen(status)) return ['withdraw']
  const isInTime = riyadhDate(now) <= lastDayToReopen(since)
  return canTransition(status, actionStatus.reopen) && isInTime ? ['reopen'] : []
}
