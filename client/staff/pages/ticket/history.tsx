import type { HistoryEvent } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Note } from '../../../pages/inquiry/note'
import { Day } from '../../../ui/text/date'
import { inLanguage } from '../../../ui/text/untranslated'

/** Every status with its public note in each language, newest first. */
export function TicketHistory({ events }: { events: readonly HistoryEvent[] }) {
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
