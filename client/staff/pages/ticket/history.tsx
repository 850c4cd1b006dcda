import type { HistoryEvent } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'

/** Every status with its public note, newest first. */
export function History({ events }: { events: readonly HistoryEvent[] }) {
  const { t, locale } = usePage()
  return (
    <section className="box" aria-labelledby="history-title">
      <h2 id="history-title">{t('deskTicket.history.title')}</h2>
      <ol className="hist" reversed>
        {events.map(({ sequence, status, note, actor, date, time }) => (
          <li key={sequence}>
            <p>{t(`desk.statuses.${status}`)}</p>
            {note && <p className="hist__note">{note[locale]}</p>}
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
