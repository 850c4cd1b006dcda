import type { StoryCard } from '#domain/payloads/newsroom'
import { routePath } from '#domain/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'
import { PageLink } from '../../ui/link'

/** Stories by their figures; each leads to its place in the list. */
export function Stories({ stories }: { stories: readonly StoryCard[] }) {
  const { t, locale } = usePage()
  if (stories.length === 0) return null
  return (
    <section className="section section--tint" aria-labelledby="stories">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="stories">{t('newsroom.stories.title')}</h2>
          <p>{t('newsroom.stories.text')}</p>
          <PageLink to="successStories" className="link-arrow">
            {t('newsroom.stories.all')}
            <Icon name="arrow-right" flip />
          </PageLink>
        </div>
        <ul className="figure-rows">
          {stories.map(({ slug, figure, title, entity }) => (
            <li className="figure-row" key={slug}>
              <p className="figure-row__figure">
                <bdi>{figure}</bdi>
              </p>
              <div>
                <h3>
                  <a href={`${routePath('successStories', locale)}#${slug}`}>{title}</a>
                </h3>
                <p>{entity}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
