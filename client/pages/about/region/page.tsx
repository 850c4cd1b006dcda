import { toDigits } from '#domain/dates/format'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { ArrowLink, RecordLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Almanac } from '../../services/framework-agreements/almanac'
import { MapHero } from '../regions/map-hero'
import type { RegionPayload } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/drawings/regions/region-map.css'
import './region.css'

export function Region(page: PageProps<RegionPayload>) {
  const { payload } = page
  const { t, site } = usePage()
  const { name, summary, teams, total, outline } = payload
  return (
    <>
      <MapHero
        title={name}
        lead={summary}
        drawing={<Html className="map-frame map-frame--one" html={outline} />}
      >
        <p className="region-figure">
          <LargeNumber className="region-figure__number">
            {toDigits(teams, site.digits)}
          </LargeNumber>
          <span>
            <strong>{t('regions.teamsUnit', { count: teams })}</strong>
            <small>{toDigits(t('regions.share', { total: String(total) }), site.digits)}</small>
          </span>
        </p>
        <p className="map-key">
          <i />
          {t('regions.key')}
        </p>
        <p className="map-note">{t('regions.simplified')}</p>
        <p className="map-note">{t('regions.sample')}</p>
      </MapHero>
      <PageBody of={page}>
        <div className="columns columns--aside">
          <Subjects work={payload.work} />
          <Reach />
        </div>
        <RegionStories stories={payload.stories} />
        <Agreements agreements={payload.agreements} axis={payload.axis} />
        <Neighbours neighbours={payload.neighbours} />
      </PageBody>
    </>
  )
}

const platform = 'efficiency-teams-platform'

/** The contact form with the kind and the service filled in; it has no field for a region. */
function Reach() {
  const { t, locale } = usePage()
  return (
    <section className="region-part" aria-labelledby="reach">
      <h2 id="reach">{t('regions.page.reach')}</h2>
      <p>{t('regions.page.reachText')}</p>
      <p className="region-links">
        <a
          className="link-arrow"
          href={withQuery(routePath('contact', locale), { kind: 'INFO', about: platform })}
        >
          {t('regions.page.ask')}
          <Icon name="arrow-right" flip />
        </a>
        <RecordLink to="service" params={{ slug: platform }}>
          {t('regions.page.platform')}
        </RecordLink>
      </p>
    </section>
  )
}

function Neighbours({ neighbours }: Pick<RegionPayload, 'neighbours'>) {
  const { t } = usePage()
  return (
    <section className="region-part region-part--line" aria-labelledby="neighbours">
      <h2 id="neighbours">{t('regions.page.neighbours')}</h2>
      <ul className="region-neighbours">
        {neighbours.map(({ slug, name }) => (
          <li key={slug}>
            <RecordLink to="region" params={{ slug }}>
              {name}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subjects({ work }: Pick<RegionPayload, 'work'>) {
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

function Agreements({ agreements, axis }: Pick<RegionPayload, 'agreements' | 'axis'>) {
  const { t } = usePage()
  if (!axis) return null
  return (
    <section className="region-part" aria-labelledby="agreements">
      <h2 id="agreements">{t('regions.page.agreements')}</h2>
      <Almanac of={agreements} axis={axis} />
      <p>
        <ArrowLink to="frameworkAgreements">{t('regions.page.agreementsAll')}</ArrowLink>
      </p>
    </section>
  )
}

function RegionStories({ stories }: Pick<RegionPayload, 'stories'>) {
  const { t } = usePage()
  return (
    <section className="region-part" aria-labelledby="stories">
      <h2 id="stories">{t('regions.page.stories')}</h2>
      {stories.length === 0 && <p className="hint">{t('regions.page.noStories')}</p>}
      <RowList>
        {stories.map(({ slug, title, summary, figure, entity, chart, href }) => (
          <ListRow
            key={slug}
            meta={entity}
            title={
              <a className="card-link" href={href}>
                {title}
              </a>
            }
            level={3}
            end={chart && <StoryChart of={chart} figure={figure} />}
          >
            <p>{summary}</p>
          </ListRow>
        ))}
      </RowList>
      <p>
        <ArrowLink to="successStories">{t('regions.page.storiesAll')}</ArrowLink>
      </p>
    </section>
  )
}

function StoryChart({ of: chart, figure }: { of: WrittenChart; figure: string }) {
  return (
    <div className="region-story">
      <p>
        <bdi>{figure}</bdi>
      </p>
      <SmallChart of={chart} />
      <ChartNote of={chart} />
    </div>
  )
}
