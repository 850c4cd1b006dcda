import type { ReplyDay } from '#domain/payloads/institution'
import { usePage } from '../../i18n'

export function ReplyDays({ of }: { of: readonly ReplyDay[] }) {
  const { t } = usePage()
  return (
    <ol className="reply-days" aria-label={t('reply.days')}>
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
