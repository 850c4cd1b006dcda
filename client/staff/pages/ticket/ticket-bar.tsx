import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'
import { KeyHint } from '../../key-hint'
import { StaffLink } from '../../staff-link'

/** Back to the queue, and to the tickets before and after this one. */
export function TicketBar({ ticket: { previous, next } }: { ticket: TicketPage }) {
  const { t } = usePage()
  return (
    <nav className="ticket-bar" aria-label={t('deskTicket.between')}>
      <StaffLink to="queue" className="link-arrow">
        {t('deskQueue.all')}
      </StaffLink>
      {previous && <Step to={previous} shortcut="k" label="previous" icon="chevron-up" />}
      {next && <Step to={next} shortcut="j" label="next" icon="chevron-down" />}
    </nav>
  )
}

interface StepProps {
  to: string
  shortcut: 'j' | 'k'
  label: 'previous' | 'next'
  icon: 'chevron-up' | 'chevron-down'
}

function Step({ to, shortcut, label, icon }: StepProps) {
  const { t } = usePage()
  return (
    <StaffLink
      to="ticket"
      reference={to}
      shortcut={shortcut}
      className="button button--secondary ticket-bar__step"
    >
      <Icon name={icon} />
      <Hidden>{t(`deskTicket.${label}`)}</Hidden>
      <KeyHint keys={shortcut} />
    </StaffLink>
  )
}
