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
