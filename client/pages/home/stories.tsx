import type { StoryCard } from '#domain/payloads/newsroom'
import { routePath } from '#domain/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'
import { SectionHead } from './section-head'

/** Stories by their figures; each leads to its place in the list. */
export function Stories({ stories }: { stories: StoryCard[] }) {
  const { t, locale } = usePage()
  if (stories.length === 0) return null
  return (
    <section className="section" aria-labelledby="stories">
      <div className="section__inner">
        <SectionHead
          id="stories"
          title={t('home.stories.title')}
          lead={t('home.stories.lead')}
          all="successStories"
          more={t('home.stories.all')}
        />
        <ul className="stories">
          {stories.map(({ slug, figure, title, summary, entity }) => (
            <li className="story" key={slug}>
              <p className="story__number">
                <bdi>{figure}</bdi>
              </p>
              <h3>
                <a className="home-link" href={`${routePath('successStories', locale)}#${slug}`}>
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
      </div>
    </section>
  )
}
