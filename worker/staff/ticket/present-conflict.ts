import type { EventRow } from '#db/submissions/submissions'
import type { TicketNote } from '#db/tickets/ticket-notes'
import type { HistoryEvent, InternalNote, TicketConflict } from '#domain/staff/ticket'

interface History {
  /** Newest first. */
  events: readonly EventRow[]
  history: readonly HistoryEvent[]
  rows: readonly TicketNote[]
  notes: readonly InternalNote[]
}

/** Changes since a version (epoch ms); null without a history. */
export function presentConflict(
  knownVersion: number,
  { events, history, rows, notes }: History,
): TicketConflict | null {
  const isLater = ({ at }: { at: number }) => at > knownVersion
  const since = history.filter((_, index) => events[index] && isLater(events[index]))
  const known = events.find((event) => !isLater(event))
  const [latest] = events
  if (!latest || !known) return null
  return {
    by: history[0]?.actor ?? null,
    before: known.status,
    after: latest.status,
    events: [...since],
    notes: notes.filter((_, index) => rows[index] && isLater(rows[index])),
  }
}
