import { type QueueFilter, queueParams } from '#domain/staff/queue'
import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'
import { KeyHint } from '../../key-hint'
import { StaffLink } from '../../staff-link'
import './desk-ticket.css'

/** Back to the queue, and to the tickets before and after this one. */
export function TicketBar({ ticket: { list, previous, next } }: { ticket: TicketPage }) {
  const { t } = usePage()
  const isNarrowed = list.kind !== '' || list.locale !== '' || list.assignee !== ''
  return (
    <nav className="ticket-bar" aria-label={t('deskTicket.between')}>
      <StaffLink to="queue" query={queueParams(list)} className="link-arrow">
        {list.view === 'open' ? t('deskQueue.all') : t(`deskQueue.views.${list.view}`)}
        {isNarrowed && ` (${t('deskQueue.narrowed')})`}
      </StaffLink>
      {previous && <Step to={previous} list={list} name="previous" />}
      {next && <Step to={next} list={list} name="next" />}
    </nav>
  )
}

interface StepProps {
  to: string
  list: QueueFilter
  name: keyof typeof steps
}

const steps = {
  previous: { shortcut: 'k', icon: 'chevron-up' },
  next: { shortcut: 'j', icon: 'chevron-down' },
} as const

function Step({ to, list, name }: StepProps) {
  const { t } = usePage()
  const { shortcut, icon } = steps[name]
  return (
    <StaffLink
      to="ticket"
      reference={to}
      query={queueParams(list)}
      shortcut={shortcut}
      className="button button--secondary ticket-bar__step"
    >
      <Icon name={icon} />
      <Hidden>{t(`deskTicket.${name}`)}</Hidden>
      <KeyHint keys={shortcut} />
    </StaffLink>
  )
}
