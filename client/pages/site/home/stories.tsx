import type { StoryCard } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageSection } from '../../../ui/page/section'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { ArrowLink } from '../../../ui/text/link'
import { WithNumbers } from '../../../ui/text/number'
import '../../../ui/record-charts/record-chart.css'
import '../../../ui/card-link.css'
import '../../../ui/chart-cover.css'
import './home-stories.css'
import '../../knowledge/shelf.css'

export function HomeStories({ stories }: { stories: StoryCard[] }) {
  const { t, locale } = usePage()
  if (stories.length === 0) return null
  return (
    <PageSection
      id="stories"
      title={t('home.stories.title')}
      lead={t('home.stories.lead')}
      more={<ArrowLink to="successStories">{t('home.stories.all')}</ArrowLink>}
    >
      <ul className="shelf stories">
        {stories.map(({ slug, figure, title, summary, entity, chart }) => (
          <li className="story" key={slug}>
            {chart && (
              <>
                <div className="chart-cover">
                  <SmallChart of={chart} />
                </div>
                <ChartNote of={chart} />
              </>
            )}
            <p className="story__number">
              <bdi>
                <WithNumbers text={figure} />
              </bdi>
            </p>
            <h3>
              <a className="card-link" href={`${routePath('successStories', locale)}#${slug}`}>
                {title}
              </a>
            </h3>
            <p>{summary}</p>
            <p className="story__foot">
              <Icon name="landmark" />
              {entity}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
