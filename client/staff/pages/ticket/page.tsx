import type { ReactNode } from 'react'
import { may } from '#domain/access/permissions'
import { isNarrowed, type QueueFilter, queueParams } from '#domain/staff/queue'
import { longestNote, type TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskBox, DueText, KeyHint, StatusBadge } from '../../desk-parts'
import { ReleaseForm } from '../../release-form'
import { StaffLink, TicketLink } from '../../staff-link'
import { useStaff } from '../../staff-scope'
import { Compose, Conflict } from './compose'
import { PublicNotePreview, TicketMailPreview, TicketStream } from './stream'

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
          <TicketStream ticket={ticket} />
          {canAct && <Compose ticket={ticket} />}
          {ticket.release && may(frame.roles, 'releases.draft') && (
            <ReleaseForm release={ticket.release} />
          )}
          {ticket.draft.preview && (
            <TicketMailPreview preview={ticket.draft.preview} ticket={ticket} />
          )}
          {ticket.draft.preview && <PublicNotePreview ticket={ticket} />}
        </div>
        <aside aria-label={t('deskTicket.about')}>
          <Assignee ticket={ticket} />
          <NoteForm ticket={ticket} />
          <RelatedPages of={ticket.related} />
          <Duplicates of={ticket.duplicates} />
          <Earlier of={ticket.earlier} />
        </aside>
      </div>
    </>
  )
}

function Head({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { reference, kind, topic, locale, status, due, dueOn, referral, viewers } = ticket
  return (
    <header className="ticket__head">
      <h1>{[kind, topic].filter(Boolean).join(t('date.separator'))}</h1>
      <p className="toolbar">
        <StatusBadge status={status} />
        <DueText due={due} />
        {ticket.duplicateOf && (
          <span>
            {`${t('deskTicket.duplicateOf')} `}
            <TicketLink reference={ticket.duplicateOf.reference} />
            {ticket.duplicateOf.isOtherSender && ` (${t('deskTicket.ofOtherSender')})`}
          </span>
        )}
        {referral && (
          <span>
            {`${t('deskTicket.referral', { team: referral.team })} `}
            {referral.dueOn && <Day date={referral.dueOn} isShort />}
          </span>
        )}
        {dueOn && due.state !== 'done' && (
          <span>
            {`${t('deskTicket.due')} `}
            <Day date={dueOn} isShort />
          </span>
        )}
        {viewers.length > 0 && (
          <strong className="is-noted">
            {t('deskQueue.openFor', { names: viewers.join(t('date.separator')) })}
          </strong>
        )}
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        <span>{t(`deskQueue.languages.${locale}`)}</span>
      </p>
    </header>
  )
}

function Assignee({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { frame } = useStaff()
  const { reference, assignee, officers } = ticket
  if (!may(frame.roles, 'tickets.assign')) return null
  return (
    <DeskBox id="assignee-title" title={t('deskQueue.columns.assignee')}>
      <PostForm to="ticket" reference={reference} className="assignee">
        <SelectField
          name="assignee"
          label={<Hidden>{t('deskQueue.columns.assignee')}</Hidden>}
          empty={t('deskQueue.nobody')}
          choices={officers}
          defaultValue={assignee ?? ''}
        />
        <DoButton value="assign">{t('deskQueue.assign')}</DoButton>
      </PostForm>
    </DeskBox>
  )
}

/** Back to the queue, and to the tickets before and after this one. */
function TicketBar({ ticket: { list, previous, next } }: { ticket: TicketPage }) {
  const { t } = usePage()
  return (
    <nav className="toolbar ticket-bar" aria-label={t('deskTicket.between')}>
      <StaffLink to="queue" query={queueParams(list)} className="link-arrow">
        {list.view === 'open' ? t('deskQueue.all') : t(`deskQueue.views.${list.view}`)}
        {isNarrowed(list) && ` (${t('deskQueue.narrowed')})`}
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
      className="button button--secondary"
    >
      <Icon name={icon} />
      <Hidden>{t(`deskTicket.${name}`)}</Hidden>
      <KeyHint keys={shortcut} />
    </StaffLink>
  )
}

/** The form for a note among staff, which the sender never sees; those written are in the stream. */
function NoteForm({ ticket: { reference, newestNote } }: { ticket: TicketPage }) {
  const { t } = usePage()
  return (
    <DeskBox id="notes-title" title={t('deskTicket.notes.one')}>
      <PostForm
        to="ticket"
        reference={reference}
        className="desk-form"
        hidden={{ known: newestNote }}
      >
        <label htmlFor="note">
          <Hidden>{t('deskTicket.notes.label')}</Hidden>
        </label>
        <textarea
          className="textarea"
          id="note"
          name="note"
          rows={2}
          maxLength={longestNote}
          placeholder={t('deskTicket.notes.hint')}
          data-key="i"
          data-draft={`${reference}:note`}
          required
        />
        <DoButton value="note">{t('deskTicket.notes.add')}</DoButton>
      </PostForm>
    </DeskBox>
  )
}

interface AsideListProps {
  id: string
  title: string
  /** `ListRow` elements. */
  children: ReactNode[]
}

function AsideList({ id, title, children }: AsideListProps) {
  if (children.length === 0) return null
  return (
    <DeskBox id={id} title={title}>
      <RowList density="compact">{children}</RowList>
    </DeskBox>
  )
}

function Earlier({ of: earlier }: { of: TicketPage['earlier'] }) {
  const { t } = usePage()
  return (
    <AsideList id="earlier-title" title={t('deskTicket.earlier')}>
      {earlier.map(({ reference, status, sent }) => (
        <ListRow
          title={<TicketLink reference={reference} />}
          level={3}
          end={<StatusBadge status={status} />}
          key={reference}
        >
          <p>
            <Day date={sent} isShort />
          </p>
        </ListRow>
      ))}
    </AsideList>
  )
}

/** Tickets that repeat this one. */
function Duplicates({ of: duplicates }: { of: TicketPage['duplicates'] }) {
  const { t } = usePage()
  return (
    <AsideList id="duplicates-title" title={t('deskTicket.duplicates')}>
      {duplicates.map(({ reference, isOtherSender }) => (
        <ListRow title={<TicketLink reference={reference} />} level={3} key={reference}>
          {isOtherSender && <p>{t('deskTicket.ofOtherSender')}</p>}
        </ListRow>
      ))}
    </AsideList>
  )
}

/** Published pages about the same subject: questions with answers, and released answers. */
function RelatedPages({ of: related }: { of: TicketPage['related'] }) {
  const { t } = usePage()
  return (
    <AsideList id="related-title" title={t('deskTicket.related.title')}>
      {related.map(({ title, href, isDisclosure }) => (
        <ListRow title={<a href={href}>{title}</a>} level={3} key={href}>
          <p>{t(`deskTicket.related.${isDisclosure ? 'disclosure' : 'question'}`)}</p>
        </ListRow>
      ))}
    </AsideList>
  )
}
