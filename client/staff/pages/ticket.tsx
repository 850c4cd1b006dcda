import { may } from '#domain/access/permissions'
import { directions } from '#domain/site/locale'
import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'
import { DueText } from '../due-text'
import { ReleaseForm } from '../release-form'
import { TicketLink } from '../staff-link'
import { useStaff } from '../staff-scope'
import { StatusBadge } from '../status-badge'
import { Assignee } from './ticket/assignee'
import { Compose } from './ticket/compose'
import { Conflict } from './ticket/conflict'
import { Duplicates, Earlier, RelatedPages } from './ticket/earlier'
import { Handling } from './ticket/handling'
import { TicketHistory } from './ticket/history'
import { InternalNotes } from './ticket/internal-notes'
import { PublicNotePreview, TicketMailPreview } from './ticket/mail'
import { TicketSubmission } from './ticket/submission'
import { TicketBar } from './ticket/ticket-bar'

/** One ticket: what was sent, the next step, and everything around it. */
export function DeskTicket({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { frame } = useStaff()
  const canAct = may(frame.roles, 'tickets.transition')
  return (
    <>
      <TicketBar ticket={ticket} />
      {ticket.conflict && <Conflict conflict={ticket.conflict} />}
      {/* The script shows it when somebody else changes the ticket (script/watch-ticket.ts). */}
      <p className="desk-alert" role="alert" data-stale hidden>
        {t('deskTicket.stale')}
      </p>
      <div className="desk-cols desk-cols--ticket" data-version={ticket.version}>
        <div className="ticket">
          <Head ticket={ticket} />
          <TicketSubmission ticket={ticket} />
          {canAct && <Compose ticket={ticket} />}
          {ticket.release && may(frame.roles, 'releases.draft') && (
            <ReleaseForm release={ticket.release} />
          )}
          {ticket.draft.preview && (
            <TicketMailPreview preview={ticket.draft.preview} ticket={ticket} />
          )}
          {ticket.draft.preview && <PublicNotePreview ticket={ticket} />}
        </div>
        <aside className="ticket-side" aria-label={t('deskTicket.about')}>
          <Assignee ticket={ticket} />
          <InternalNotes ticket={ticket} />
          <RelatedPages of={ticket.related} />
          <TicketHistory events={ticket.events} />
          <Handling of={ticket.handling} />
          <Duplicates of={ticket.duplicates} />
          <Earlier of={ticket.earlier} />
        </aside>
      </div>
    </>
  )
}

function Head({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { reference, kind, topic, title, locale, status, due, dueOn, viewers } = ticket
  return (
    <header className="ticket__head">
      <p className="ticket__meta">
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        <span>{[kind, topic].filter(Boolean).join(t('date.separator'))}</span>
        <span>{t(`deskQueue.languages.${locale}`)}</span>
      </p>
      <h1 lang={locale} dir={directions[locale]}>
        {title ?? topic ?? kind}
      </h1>
      <p className="ticket__state">
        <StatusBadge status={status} />
        <DueText due={due} />
        {ticket.duplicateOf && (
          <span>
            {`${t('deskTicket.duplicateOf')} `}
            <TicketLink reference={ticket.duplicateOf} />
          </span>
        )}
        {dueOn && due.state !== 'done' && (
          <span>
            {`${t('deskTicket.due')} `}
            <Day date={dueOn} />
          </span>
        )}
        {viewers.length > 0 && (
          <strong className="ticket__viewers">
            {t('deskQueue.openFor', { names: viewers.join(t('date.separator')) })}
          </strong>
        )}
      </p>
    </header>
  )
}
