import { toDigits } from '#domain/dates/format'
import type { Programme } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Day } from '../../ui/text/date'

export function Ended({ of }: { of: readonly Programme[] }) {
  const { t, site } = usePage()
  return (
    <details className="ended">
      <summary>
        {t('programmes.ended')}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <ul className="ended-programmes">
        {of.map(({ slug, title, first, seats, place }) => (
          <li key={slug} id={slug}>
            <h3>{title}</h3>
            <p>
              <Day date={first} />
            </p>
            <p>{place}</p>
            <p>{toDigits(t('programmes.seats', { count: seats }), site.digits)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
