import type { Status } from '#domain/tickets/status'
import { usePage } from '../i18n'
import { StatusTitle, toneOf } from '../pages/inquiry/badge'

/** A status in the short words of the desk. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = usePage()
  return (
    <span className={`badge tone--${toneOf(status)}`}>
      <StatusTitle status={status} title={t(`desk.statuses.${status}`)} />
    </span>
  )
}
