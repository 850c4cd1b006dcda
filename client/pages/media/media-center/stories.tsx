import type { StoryCard } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { PageSection } from '../../../ui/page/section'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { ArrowLink } from '../../../ui/text/link'
import '../../../ui/card-link.css'
import '../news-lead.css'
import '../news-front.css'
import './media-center.css'

export function MediaCenterStories({ stories }: { stories: readonly StoryCard[] }) {
  const { t, locale } = usePage()
  if (stories.length === 0) return null
  return (
    <PageSection
      id="stories"
      title={t('newsroom.stories.title')}
      lead={t('newsroom.stories.text')}
      more={<ArrowLink to="successStories">{t('newsroom.stories.all')}</ArrowLink>}
      shape="ledger"
      ground="tint"
    >
      <ul className="figure-rows">
        {stories.map(({ slug, figure, title, entity, chart }) => (
          <li className="figure-row" key={slug}>
            <div className="figure-row__chart">{chart && <SmallChart of={chart} />}</div>
            <div>
              <p className="figure-row__figure">
                <bdi>{figure}</bdi>
              </p>
              <h3>
                <a className="card-link" href={`${routePath('successStories', locale)}#${slug}`}>
                  {title}
                </a>
              </h3>
              <p>{entity}</p>
              {chart && <ChartNote of={chart} />}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
