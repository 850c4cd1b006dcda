import type { Status } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import '../../../ui/text/badge.css'

export type Tone = 'calm' | 'new' | 'info' | 'away' | 'success' | 'warn' | 'danger'

interface Look {
  tone: Tone
  icon: IconName
  flip?: boolean
}

const looks: Record<Status, Look> = {
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

interface StatusTitleProps {
  status: Status
  /** Default: the status as its sender reads it. */
  title?: string
}

/** Text and icon besides the colour (WCAG 1.4.1). */
export function StatusTitle({ status, title }: StatusTitleProps) {
  const { t } = usePage()
  const { tone, icon, flip } = looks[status]
  return (
    <span className={`status-title tone--${tone}`}>
      <Icon name={icon} flip={flip} />
      {title ?? t(`status.${status}.title`)}
    </span>
  )
}

export function OverdueBadge() {
  const { t } = usePage()
  return (
    <span className="badge tone--warn">
      <Icon name="clock" />
      {t('inquiry.overdue')}
    </span>
  )
}
