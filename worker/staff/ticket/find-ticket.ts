import { type EventRow, findTicket, type Submission } from '#db/submissions/submissions'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-request'

export interface FoundTicket {
  submission: Submission
  /** Newest first. */
  events: EventRow[]
}

/** The ticket that the path names; null for none. */
export function findRequestedTicket({ ctx, match }: StaffRequest): Promise<FoundTicket | null> {
  const finding = findTicket(ctx.primary, match.reference ?? '')
  return withDeadline(deadlines.d1Read, 'd1.read', finding)
}
