import { longestNote, type TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { StatusBadge } from '../../desk-parts'
import { TicketLink } from '../../staff-link'
import { useTicketAddress } from '../../staff-scope'
import './desk-ticket.css'
import '../../../forms/fields.css'

/** Notes among staff, which the sender never sees. */
export function InternalNotes({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { reference, notes } = ticket
  return (
    <section className="box" aria-labelledby="notes-title">
      <h2 id="notes-title">
        {t('deskTicket.notes.title')} <bdi>{notes.length}</bdi>
      </h2>
      {notes.map(({ id, author, text, date, time }) => (
        <div className="note" key={id}>
          <p>
            <bdi>{text ?? t('deskTicket.unreadable')}</bdi>
          </p>
          <small>
            <bdi>{author}</bdi> <bdi dir="ltr">{time}</bdi> <Day date={date} />
          </small>
        </div>
      ))}
      <form method="post" action={useTicketAddress(reference)}>
        <input type="hidden" name="known" value={notes.at(-1)?.id ?? 0} />
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
        <button className="button button--secondary" type="submit" name="do" value="note">
          {t('deskTicket.notes.add')}
        </button>
      </form>
    </section>
  )
}

export function Earlier({ of: earlier }: { of: TicketPage['earlier'] }) {
  const { t } = usePage()
  if (earlier.length === 0) return null
  return (
    <section className="box" aria-labelledby="earlier-title">
      <h2 id="earlier-title">
        {t('deskTicket.earlier')} <bdi>{earlier.length}</bdi>
      </h2>
      <ul className="prev">
        {earlier.map(({ reference, status, sent }) => (
          <li key={reference}>
            <TicketLink reference={reference} />
            <StatusBadge status={status} />
            <small>
              <Day date={sent} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tickets that repeat this one. */
export function Duplicates({ of: duplicates }: { of: TicketPage['duplicates'] }) {
  const { t } = usePage()
  if (duplicates.length === 0) return null
  return (
    <section className="box" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title">{t('deskTicket.duplicates')}</h2>
      <ul className="prev">
        {duplicates.map((reference) => (
          <li key={reference}>
            <TicketLink reference={reference} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Published pages about the same subject: questions with answers, and released answers. */
export function RelatedPages({ of: related }: { of: TicketPage['related'] }) {
  const { t } = usePage()
  if (related.length === 0) return null
  return (
    <section className="box" aria-labelledby="related-title">
      <h2 id="related-title">{t('deskTicket.related.title')}</h2>
      <ul className="like">
        {related.map(({ title, href, isDisclosure }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <small>{t(`deskTicket.related.${isDisclosure ? 'disclosure' : 'question'}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
