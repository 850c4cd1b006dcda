import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PictureFigure } from '../../../ui/media/media-picture'
import { Part } from '../../../ui/page/section'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Bullets, Fact } from '../../../ui/text/inline'
import { ArrowLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Almanac } from '../../services/framework-agreements/almanac'
import { MapHero } from '../regions/map-hero'
import type { RegionPayload } from './payload'
import '../../../ui/text/prose.css'
import './region.css'

export function Region(page: PageProps<RegionPayload>) {
  const { payload } = page
  const { t, digits } = usePage()
  const { name, summary, map, teams, total, agreements, axis, picture } = payload
  return (
    <>
      <MapHero title={name} lead={summary} map={map}>
        <Facts shape="figures">
          <Fact
            term={
              <>
                {t('regions.teamsUnit', { count: teams })}{' '}
                <small>{digits(t('regions.share', { total: String(total) }))}</small>
              </>
            }
          >
            {digits(teams)}
          </Fact>
        </Facts>
      </MapHero>
      <PageBody of={page}>
        <div className="columns columns--aside region-work">
          <Part id="work" title={t('regions.page.work')}>
            <Bullets of={payload.work} />
            {picture && <PictureFigure of={picture} />}
          </Part>
          <Reach />
        </div>
        <Stories stories={payload.stories} />
        {axis && (
          <Part id="agreements" title={t('regions.page.agreements')}>
            <Almanac of={agreements} axis={axis} />
            <ArrowLink to="frameworkAgreements">{t('regions.page.agreementsAll')}</ArrowLink>
          </Part>
        )}
        <Part id="others" title={t('regions.page.others')}>
          <ul className="row__links">
            {payload.others.map(({ slug, name }) => (
              <li key={slug}>
                <RowLink to="region" slug={slug} title={name} />
              </li>
            ))}
          </ul>
        </Part>
      </PageBody>
    </>
  )
}

const platform = 'efficiency-teams-platform'

/** The contact form with the kind and the service filled in; it has no field for a region. */
function Reach() {
  const { t } = usePage()
  return (
    <Part id="reach" title={t('regions.page.reach')}>
      <p>{t('regions.page.reachText')}</p>
      <div className="row__links">
        <ArrowLink to="contact" query={{ kind: 'INFO', about: platform }}>
          {t('regions.page.ask')}
        </ArrowLink>
        <RowLink to="service" slug={platform} title={t('regions.page.platform')} />
      </div>
    </Part>
  )
}

function Stories({ stories }: Pick<RegionPayload, 'stories'>) {
  const { t } = usePage()
  return (
    <Part
      id="stories"
      title={t('regions.page.stories')}
      more={<ArrowLink to="successStories">{t('regions.page.storiesAll')}</ArrowLink>}
    >
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
            end={
              chart && (
                <div className="region-story">
                  <p>
                    <bdi>{figure}</bdi>
                  </p>
                  <SmallChart of={chart} />
                  <ChartNote of={chart} />
                </div>
              )
            }
          >
            <p>{summary}</p>
          </ListRow>
        ))}
      </RowList>
    </Part>
  )
}
