import type { Status } from '#domain/tickets/status'
import { StatusTitle, toneOf } from '../pages/help/inquiry/badge'
import '../ui/text/badge.css'

/** A status in the words that its sender reads. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={`badge tone--${toneOf(status)}`}>
      <StatusTitle status={status} />
    </span>
  )
}
