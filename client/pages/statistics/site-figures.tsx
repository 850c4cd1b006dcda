import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Html } from '../../ui/html/html'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'
import { Strip } from '../open-data/strip'

type SiteFiguresProps = { of: Pick<StatisticsPayload, 'figures' | 'highlights'> }

/** What the site holds and what reached it, each chart with its dataset. */
export function SiteFigures({ of: { figures, highlights } }: SiteFiguresProps) {
  const { t } = usePage()
  return (
    <>
      <h2 id="site">{t('statistics.site.title')}</h2>
      <Strip of={figures.map(({ name, value }) => [t(`statistics.site.${name}`), value])} />
      {highlights.map(({ slug, title, chart }) => (
        <section className="statistics__chart" aria-labelledby={`chart-${slug}`} key={slug}>
          <h3 id={`chart-${slug}`}>{chart.finding}</h3>
          <Html html={chart.html} />
          <RecordLink to="dataset" params={{ slug }} className="link-arrow">
            {t('openData.datasetLink', { title })}
            <Icon name="arrow-right" flip />
          </RecordLink>
        </section>
      ))}
    </>
  )
}
