import type { ReplyDay } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import './reply-days.css'

interface ReplyDaysProps {
  of: readonly ReplyDay[]
  /** Days beside each other in wide windows. */
  isRow?: boolean
}

export function ReplyDays({ of, isRow = false }: ReplyDaysProps) {
  const { t } = usePage()
  return (
    <ol
      className={isRow ? 'reply-days reply-days--row' : 'reply-days'}
      aria-label={t('reply.days')}
    >
      {of.map(({ date, part, weekday, day }) => (
        <li key={date} className={`reply-days__${part}`}>
          <time dateTime={date}>
            <strong>{weekday}</strong>
            {` ${day}`}
          </time>
          <span>{t(`reply.${part}`)}</span>
        </li>
      ))}
    </ol>
  )
}
