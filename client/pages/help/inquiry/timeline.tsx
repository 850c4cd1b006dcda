import type { RequestEvent } from '#domain/forms/ticket-view'
import { isOpen } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { toneOf } from './badge'
import { Note } from './note'
import './timeline.css'

export function Timeline({ events }: { events: RequestEvent[] }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('inquiry.timeline')}</h2>
      <ol className="timeline">
        {events.map((event, index) => (
          <li key={event.sequence} className={lookOf(event, index)}>
            <p className="timeline__when">
              <Day date={event.date} />
              <bdi>{event.time}</bdi>
            </p>
            <h3>{t(`status.${event.status}.title`)}</h3>
            {event.note && <Note of={event.note} className="timeline__note" />}
            {event.information === null && <p className="hint">{t('inquiry.added')}</p>}
            {event.information && (
              <blockquote className="own-added">
                <p>
                  <bdi>{event.information}</bdi>
                </p>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function lookOf({ status }: RequestEvent, index: number): string {
  const isNow = index === 0 && isOpen(status)
  return isNow ? `timeline__now tone--${toneOf(status)}` : ''
}
