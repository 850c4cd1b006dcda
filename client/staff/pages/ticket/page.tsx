import { may } from '#domain/access/permissions'
import { directions } from '#domain/site/locale'
import { type QueueFilter, queueParams } from '#domain/staff/queue'
import type { HandlingEntry, HistoryEvent, TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Note } from '../../../pages/help/inquiry/note'
import { Icon } from '../../../ui/icons/icon'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { inLanguage } from '../../../ui/text/untranslated'
import { DueText, KeyHint, StatusBadge } from '../../desk-parts'
import { DeskSelect } from '../../desk-select'
import { ReleaseForm } from '../../release-form'
import { StaffLink, TicketLink } from '../../staff-link'
import { useStaff, useTicketAddress } from '../../staff-scope'
import { Duplicates, Earlier, InternalNotes, RelatedPages } from './asides'
import { Compose, Conflict } from './compose'
import { PublicNotePreview, TicketMailPreview, TicketSubmission } from './submission'
import './desk-ticket.css'
import '../../desk-parts.css'

/** One ticket: what was sent, the next step, and everything around it. */
export function DeskTicket({ data: ticket }: { data: TicketPage }) {
  const { t } = usePage()
  const { frame } = useStaff()
  const canAct = may(frame.roles, 'tickets.transition')
  return (
    <>
      <TicketBar ticket={ticket} />
      {ticket.conflict && <Conflict conflict={ticket.conflict} />}
      {/* The script shows it when somebody else changes the ticket (script/refresh.ts). */}
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

function Assignee({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { frame } = useStaff()
  const { reference, assignee, officers } = ticket
  const action = useTicketAddress(reference)
  if (!may(frame.roles, 'tickets.assign')) return null
  return (
    <section className="box" aria-labelledby="assignee-title">
      <h2 id="assignee-title">{t('deskQueue.columns.assignee')}</h2>
      <form className="box__row" method="post" action={action}>
        <DeskSelect
          name="assignee"
          label={<Hidden>{t('deskQueue.columns.assignee')}</Hidden>}
          empty={t('deskQueue.nobody')}
          choices={officers}
          value={assignee ?? ''}
        />
        <button className="button button--secondary" type="submit" name="do" value="assign">
          {t('deskQueue.assign')}
        </button>
      </form>
    </section>
  )
}

function TicketHistory({ events }: { events: readonly HistoryEvent[] }) {
  const { t } = usePage()
  return (
    <section className="box" aria-labelledby="history-title">
      <h2 id="history-title">{t('deskTicket.history.title')}</h2>
      <ol className="hist" reversed>
        {events.map(({ sequence, status, note, otherNote, information, actor, date, time }) => (
          <li key={sequence}>
            <p>{t(`status.${status}.title`)}</p>
            {note && <Note of={note} className="hist__note" />}
            {otherNote && (
              <p className="hist__note" {...inLanguage(otherNote.locale)}>
                {otherNote.text}
              </p>
            )}
            {information && (
              <blockquote className="hist__note" dir="auto">
                {information}
              </blockquote>
            )}
            <small>
              <bdi>{actor ?? t('deskTicket.history.site')}</bdi> <bdi dir="ltr">{time}</bdi>{' '}
              <Day date={date} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What staff did with the ticket without telling its sender, newest first. */
function Handling({ of: entries }: { of: readonly HandlingEntry[] }) {
  const { t } = usePage()
  if (entries.length === 0) return null
  return (
    <section className="box" aria-labelledby="handling-title">
      <h2 id="handling-title">{t('deskTicket.handling.title')}</h2>
      <ol className="hist" reversed>
        {entries.map((entry) => (
          <li key={entry.sequence}>
            <p>
              <What of={entry} />
            </p>
            <small>
              <bdi>{entry.actor}</bdi> <bdi dir="ltr">{entry.time}</bdi> <Day date={entry.date} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

function What({ of: { action, assignee, file, template } }: { of: HandlingEntry }) {
  const { t } = usePage()
  if (template !== null) return t('deskTicket.handling.templated', { title: template })
  if (action === 'ticket.undone') return t('deskTicket.handling.undone')
  if (action === 'ticket.downloaded') {
    return t('deskTicket.handling.downloaded', { number: file ?? '' })
  }
  return assignee === null
    ? t('deskTicket.handling.unassigned')
    : t('deskTicket.handling.assigned', { name: assignee })
}

/** Back to the queue, and to the tickets before and after this one. */
function TicketBar({ ticket: { list, previous, next } }: { ticket: TicketPage }) {
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
