import type { StatisticsFigure } from '#domain/payloads/open'
import { usePage } from '../../i18n'

export function StatisticsFigures({ of: figures }: { of: readonly StatisticsFigure[] }) {
  const { t } = usePage()
  return (
    <dl className="strip">
      {figures.map(({ name, value, period }) => (
        <div key={name}>
          <dt>
            {t(`statistics.site.${name}`)}
            {period && <small>{period}</small>}
          </dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
