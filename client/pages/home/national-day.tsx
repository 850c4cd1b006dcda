import type { NationalDay } from '#domain/payloads'
import { usePage } from '../../i18n'
import { Day } from '../../ui/date'
import { Lattice } from '../../ui/drawings/lattice'

export function NationalDayBanner({ day }: { day: NationalDay }) {
  const { t } = usePage()
  return (
    <section className="national-day" aria-labelledby="national-day">
      <Lattice />
      <div className="national-day__inner">
        <p className="national-day__number" aria-hidden="true">
          {day.number}
        </p>
        <div className="national-day__text">
          <p className="national-day__title" id="national-day">
            {`${day.title} `}
            <bdi>{day.number}</bdi>
          </p>
          <p>{day.text}</p>
        </div>
        {day.days > 0 ? (
          <Countdown day={day} />
        ) : (
          <p className="countdown__label">
            {t('nationalDay.today')} <Day date={day.date} />
          </p>
        )}
      </div>
    </section>
  )
}

/** Days stand in the document; the rest is shown, and all of it ticked, only where script runs. */
function Countdown({ day }: { day: NationalDay }) {
  const { t } = usePage()
  return (
    <div className="countdown" role="timer" aria-live="off" data-until={day.until}>
      <p className="countdown__label">
        {t('nationalDay.until')} <Day date={day.date} />
      </p>
      <dl className="countdown__cells">
        <div>
          <dt>{t('plurals.days', { count: day.days })}</dt>
          <dd data-unit="days" suppressHydrationWarning>
            {day.days}
          </dd>
        </div>
        {(['hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div className="countdown__live" key={unit}>
            <dt>{t(`nationalDay.${unit}`)}</dt>
            <dd data-unit={unit} suppressHydrationWarning>
              0
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
