import { dayMs } from '#domain/dates/calendar'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import type { NationalDay } from './payload'
import './home.css'

interface NationalDayBannerProps {
  day: NationalDay
  /** Of the heading. */
  id: string
}

/** The inline script hides it when its day is over; the next one, behind it, then shows. */
export function NationalDayBanner({ day, id }: NationalDayBannerProps) {
  const { t, digits } = usePage()
  const number = digits(day.number)
  return (
    <section className="national-day" aria-labelledby={id} data-over={addTime(day.until, dayMs)}>
      <div className="national-day__inner">
        <p className="national-day__number" aria-hidden="true">
          {number}
        </p>
        <h2 id={id}>
          {day.title}
          <Hidden>{` ${number}`}</Hidden>
        </h2>
        <p className="national-day__text">{day.text}</p>
        {day.days > 0 ? (
          <Countdown day={day} />
        ) : (
          <p className="countdown">
            {t('nationalDay.today')} <Day date={day.date} />
          </p>
        )}
      </div>
    </section>
  )
}

function addTime(date: string, ms: number): string {
  return new Date(Date.parse(date) + ms).toISOString()
}

/** Lengths in milliseconds; the inline script reads them from `data-unit`. */
const liveUnits = [
  { name: 'hours', length: 3_600_000 },
  { name: 'minutes', length: 60_000 },
  { name: 'seconds', length: 1_000 },
] as const

/**
 * Days as the calendar counts them; near the day whole days without today, beside the hours, minutes
 * and seconds of today. The inline script updates them with the digits of `data-digits`; it rounds
 * down, so the days alone are counted to the end of the day.
 */
function Countdown({ day: { date, until, days, isNear } }: { day: NationalDay }) {
  const { t, digits } = usePage()
  const units = [
    { name: 'days' as const, length: dayMs, left: isNear ? days - 1 : days },
    ...(isNear ? liveUnits.map((unit) => ({ ...unit, left: 0 })) : []),
  ]
  return (
    <div
      className="countdown"
      role="timer"
      aria-live="off"
      data-until={isNear ? until : addTime(until, dayMs - 1000)}
      data-digits={digits('0123456789')}
    >
      <p>
        <Hidden>{t('nationalDay.until')}</Hidden> <Day date={date} />
      </p>
      <dl>
        {units.map(({ name, length, left }) => (
          <div className={name === 'days' ? undefined : 'countdown__live'} key={name}>
            <dt>{t(`nationalDay.${name}`)}</dt>
            <dd data-unit={length} suppressHydrationWarning>
              {digits(left)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
