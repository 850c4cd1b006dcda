import { toDigits } from '#domain/dates/format'
import type { ReplyDay } from '#domain/payloads/institution'
import { usePage } from '../../i18n'

/** The days from a request that is sent today to its reply, each working day with its number. */
export function PromiseDays({ of }: { of: readonly ReplyDay[] }) {
  const { t, site } = usePage()
  const numberOf = (at: number) =>
    of.slice(0, at + 1).filter(({ part }) => part === 'counted' || part === 'due').length
  const textOf = ({ part }: ReplyDay, at: number) => {
    if (part === 'received' || part === 'off') return t(`reply.${part}`)
    const key = part === 'due' ? 'sla.due' : 'sla.day'
    return toDigits(t(key, { number: numberOf(at) }), site.digits)
  }
  return (
    <>
      <p className="promise-days__title">{t('reply.title')}</p>
      <ol className="promise-days" aria-label={t('reply.days')}>
        {of.map((day, at) => (
          <li key={day.date} className={`promise-days__${day.part}`}>
            <time dateTime={day.date}>
              {day.weekday} <b>{day.day}</b>
            </time>
            <span>{textOf(day, at)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
