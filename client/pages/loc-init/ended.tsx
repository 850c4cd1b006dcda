import { toDigits } from '#domain/dates/format'
import type { Programme } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { FoldDetails } from '../../ui/page/fold'
import { Day } from '../../ui/text/date'

export function Ended({ of }: { of: readonly Programme[] }) {
  const { t, site } = usePage()
  return (
    <FoldDetails title={t('programmes.ended')} className="ended">
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
    </FoldDetails>
  )
}
