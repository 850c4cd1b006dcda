import type { InvitationNotice } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { UnitSquares } from '../../ui/charts/unit-squares'
import { Day } from '../../ui/text/date'

/** Dates that follow from an invitation of today, one square for each working day or week. */
export function Notice({ of: notice }: { of: readonly InvitationNotice[] }) {
  const { t } = usePage()
  return (
    <section className="invitation-notice" aria-labelledby="notice">
      <h2 id="notice">{t('invitation.notice.label')}</h2>
      <dl>
        {notice.map(({ name, count, day }) => (
          <div key={name}>
            <dt>{t(`invitation.notice.${name}.title`)}</dt>
            <dd>
              <Day date={day} isStacked />
            </dd>
            <dd className="invitation-notice__time">
              <UnitSquares count={count} /> {t(`invitation.notice.${name}.note`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
