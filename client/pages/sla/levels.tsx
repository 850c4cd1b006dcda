import { toDigits } from '#domain/dates/format'
import type { MeasuredLevel, SlaPayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { ChartKey } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'

/** Each level as a line of its months, with every value in text. */
export function Levels({ of: { levels, months } }: { of: Pick<SlaPayload, 'levels' | 'months'> }) {
  const { t } = usePage()
  return (
    <>
      <p className="levels__key">
        {months && <span>{t('sla.range', months)}</span>}
        <span className="levels__kept">{t('sla.key.kept')}</span>
        <span className="levels__missed">{t('sla.key.missed')}</span>
        <span className="levels__target">{t('sla.key.target')}</span>
        <span>{t('sla.key.scale')}</span>
      </p>
      <div className="levels">
        {levels.map((level) => (
          <Level of={level} key={level.slug} />
        ))}
      </div>
    </>
  )
}

function Level({
  of: { slug, title, summary, target, newest, missed, chart },
}: {
  of: MeasuredLevel
}) {
  const { t, site } = usePage()
  return (
    <article className="level" aria-labelledby={slug}>
      <h3 id={slug}>{title}</h3>
      <p className="level__newest">
        <b>
          <bdi dir="ltr">{newest.value}</bdi>
        </b>{' '}
        {newest.unit && <span>{`${newest.unit} `}</span>}
        {t('sla.newest', { month: newest.month, target })}
      </p>
      <SmallChart of={chart} />
      <ChartKey of={chart} />
      <p className="level__note">
        <strong>{toDigits(t('sla.misses', { count: missed }), site.digits)}</strong> {summary}
      </p>
    </article>
  )
}
