import type { Status } from '#domain/tickets/status'
import { StatusTitle, toneOf } from '../pages/inquiry/badge'
import '../styles/badge.css'

/** A status in the words that its sender reads. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={`badge tone--${toneOf(status)}`}>
      <StatusTitle status={status} />
    </span>
  )
}
