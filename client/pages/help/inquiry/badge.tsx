import type { Status } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Badge, type Tone } from '../../../ui/text/badge'

const looks: Record<Status, { tone: Tone; icon: IconName; flip?: boolean }> = {
  received: { tone: 'new', icon: 'file-check' },
  in_review: { tone: 'info', icon: 'file-search' },
  needs_information: { tone: 'warn', icon: 'hourglass' },
  referred: { tone: 'away', icon: 'arrow-up-right', flip: true },
  answered: { tone: 'success', icon: 'badge-check' },
  closed: { tone: 'success', icon: 'lock' },
  rejected: { tone: 'danger', icon: 'x' },
  duplicate: { tone: 'calm', icon: 'copy' },
  withdrawn: { tone: 'calm', icon: 'undo-2', flip: true },
}

export function toneOf(status: Status): Tone {
  return looks[status].tone
}

/** Text and icon besides the colour (WCAG 1.4.1). */
export function StatusTitle({ status }: { status: Status }) {
  const { t } = usePage()
  const { tone, icon, flip } = looks[status]
  return (
    <span className={`status-title tone--${tone}`}>
      <Icon name={icon} flip={flip} />
      {t(`status.${status}.title`)}
    </span>
  )
}

export function OverdueBadge() {
  const { t } = usePage()
  return (
    <Badge tone="warn" icon="clock">
      {t('inquiry.overdue')}
    </Badge>
  )
}
