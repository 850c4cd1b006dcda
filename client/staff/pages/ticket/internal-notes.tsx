import { longestNote, type TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/hidden'
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
