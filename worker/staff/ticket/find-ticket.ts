import { type EventRow, findTicket, type Submission } from '#db/submissions/submissions'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import type { StaffRequest } from '../staff-request'

/** The ticket that the path names, with its events, newest first; null for none. */
export function findRequestedTicket({
  ctx,
  match,
}: StaffRequest): Promise<{ submission: Submission; events: EventRow[] } | null> {
  const finding = findTicket(ctx.primary, match.reference ?? '')
  return withDeadline(deadlines.d1Read, 'd1.read', finding)
}
