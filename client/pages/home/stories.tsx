import { toDigits } from '#domain/format'
import type { StoryCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'
import { SectionHead } from './section-head'

export function Stories({ stories }: { stories: StoryCard[] }) {
  const { t, site } = usePage()
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
          {stories.map((story) => (
            <li className="story" key={story.slug}>
              <p className="story__number">{toDigits(story.figure, site.digits)}</p>
              <h3>{story.title}</h3>
              <p>{story.summary}</p>
              <p className="story__foot">
                <Icon name="landmark" />
                {story.entity}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
