import type { RegionPayload } from '#domain/payloads/regions'
import { usePage } from '../../i18n'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'
import { ArrowLink } from '../../ui/text/link'
import { AlmanacChart } from '../framework-agreements/almanac-chart'
import { TermChartKey } from '../framework-agreements/term-chart-key'

export function Subjects({ work }: Pick<RegionPayload, 'work'>) {
  const { t } = usePage()
  return (
    <section className="region-part" aria-labelledby="work">
      <h2 id="work">{t('regions.page.work')}</h2>
      <ul className="region-work">
        {work.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
    </section>
  )
}

export function Agreements({ agreements, axis }: Pick<RegionPayload, 'agreements' | 'axis'>) {
  const { t } = usePage()
  if (!axis) return null
  return (
    <section className="region-part" aria-labelledby="agreements">
      <h2 id="agreements">{t('regions.page.agreements')}</h2>
      <TermChartKey />
      <AlmanacChart of={agreements} axis={axis} isBrief />
      <p>
        <ArrowLink to="frameworkAgreements">{t('regions.page.agreementsAll')}</ArrowLink>
      </p>
    </section>
  )
}

export function RegionStories({ stories }: Pick<RegionPayload, 'stories'>) {
  const { t } = usePage()
  return (
    <section className="region-part" aria-labelledby="stories">
      <h2 id="stories">{t('regions.page.stories')}</h2>
      {stories.length === 0 && <p className="hint">{t('regions.page.noStories')}</p>}
      <ul className="region-records">
        {stories.map(({ slug, title, summary, figure, entity, chart, href }) => (
          <li className="region-story" key={slug}>
            <div>{chart && <SmallChart of={chart} />}</div>
            <div>
              <p className="region-story__figure">
                <bdi>{figure}</bdi>
              </p>
              <h3>
                <a className="card-link" href={href}>
                  {title}
                </a>
              </h3>
              <p>{summary}</p>
            </div>
            <div className="region-story__note">
              <p>{entity}</p>
              {chart && <ChartNote of={chart} />}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ArrowLink to="successStories">{t('regions.page.storiesAll')}</ArrowLink>
      </p>
    </section>
  )
}
