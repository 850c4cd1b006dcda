import { toDigits } from '#domain/dates/format'
import type { InvitationNotice } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { UnitSquares } from '../../ui/charts/unit-squares'
import { Day } from '../../ui/text/date'

/** Three weeks, so that weekends are below each other. */
const daysPerRow = 21

/** Dates that follow from an invitation of today, one square for each day, hollow if it is off. */
export function NoticePeriods({ of: notice }: { of: readonly InvitationNotice[] }) {
  const { t, site } = usePage()
  return (
    <section className="invitation-notice" aria-labelledby="notice">
      <h2 id="notice">{t('invitation.notice.label')}</h2>
      <dl>
        {notice.map(({ name, count, days, off, day }) => (
          <div key={name}>
            <dt>{t(`invitation.notice.${name}.title`)}</dt>
            <dd>
              <Day date={day} isStacked />
            </dd>
            <dd className="invitation-notice__time">
              {toDigits(t(`invitation.notice.${name}.note`, { count }), site.digits)}
              <UnitSquares count={days} perRow={daysPerRow} hollow={off} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t('invitation.notice.square')}</p>
    </section>
  )
}
