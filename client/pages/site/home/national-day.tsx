import { toDigits } from '#domain/dates/format'
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
  const { t, site } = usePage()
  const number = toDigits(day.number, site.digits)
  return (
    <section
      className="national-day"
      aria-labelledby={id}
      data-over={new Date(Date.parse(day.until) + dayLength).toISOString()}
    >
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

/** Lengths in milliseconds; the inline script reads them from `data-unit`. */
const liveUnits = [
  { name: 'hours', length: 3_600_000 },
  { name: 'minutes', length: 60_000 },
  { name: 'seconds', length: 1_000 },
] as const
const dayLength = 86_400_000

/** The inline script rounds down; until this moment it counts days as the calendar does. */
function endOfWholeDays(until: string): string {
  return new Date(Date.parse(until) + dayLength - 1000).toISOString()
}

/**
 * Days as the calendar counts them; near the day whole days without today, beside the hours, minutes
 * and seconds of today. The inline script updates them with the digits of `data-digits`.
 */
function Countdown({ day }: { day: NationalDay }) {
  const { t, site } = usePage()
  const { digits } = site
  return (
    <div
      className="countdown"
      role="timer"
      aria-live="off"
      data-until={day.isNear ? day.until : endOfWholeDays(day.until)}
      data-digits={toDigits('0123456789', digits)}
    >
      <p>
        <Hidden>{t('nationalDay.until')}</Hidden> <Day date={day.date} />
      </p>
      <dl>
        <div>
          <dt>{t('nationalDay.days')}</dt>
          <dd data-unit={dayLength} suppressHydrationWarning>
            {toDigits(day.isNear ? day.days - 1 : day.days, digits)}
          </dd>
        </div>
        {(day.isNear ? liveUnits : []).map(({ name, length }) => (
          <div className="countdown__live" key={name}>
            <dt>{t(`nationalDay.${name}`)}</dt>
            <dd data-unit={length} suppressHydrationWarning>
              {toDigits(0, digits)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
