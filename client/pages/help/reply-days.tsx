import type { ReplyDay } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import './reply-days.css'

interface ReplyDaysProps {
  of: readonly ReplyDay[]
  /** `row` puts the days beside each other in wide windows, `deep` also on green. */
  shape?: 'row' | 'deep'
  /** What a day is called; default: its part in the reply. */
  nameOf?: (day: ReplyDay, at: number) => string
}

/** The days from a request that is sent today to its reply. */
export function ReplyDays({ of, shape, nameOf }: ReplyDaysProps) {
  const { t } = usePage()
  return (
    <ol
      className={`reply-days${shape ? ' reply-days--row' : ''}${shape === 'deep' ? ' reply-days--deep' : ''}`}
      aria-label={t('reply.days')}
    >
      {of.map((day, at) => (
        <li key={day.date} className={`reply-days__${day.part}`}>
          <time dateTime={day.date}>
            <strong>{day.weekday}</strong>
            {` ${day.day}`}
          </time>
          <span>{nameOf ? nameOf(day, at) : t(`reply.${day.part}`)}</span>
        </li>
      ))}
    </ol>
  )
}
