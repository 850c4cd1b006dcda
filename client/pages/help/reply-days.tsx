import type { ReplyDay } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import './stages.css'

/** The days from a request that is sent today to its reply. */
export function ReplyDays({ of: days }: { of: readonly ReplyDay[] }) {
  const { t } = usePage()
  return (
    <ol className="stages" aria-label={t('reply.days')}>
      {days.map((day) => (
        <li key={day.date} className={`stages__${day.part}`}>
          <time dateTime={day.date}>
            <strong>{day.weekday}</strong>
            {` ${day.day}`}
          </time>
          <span>{t(`reply.${day.part}`)}</span>
        </li>
      ))}
    </ol>
  )
}
