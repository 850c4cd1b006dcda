import { toDigits } from '#domain/format'
import type { Story } from '#domain/payloads'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'

export function Stories({ stories }: { stories: Story[] }) {
  const { t, site } = usePage()
  if (stories.length === 0) return null
  return (
    <section className="section section--tint" aria-labelledby="stories">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="stories">{t('home.stories.title')}</h2>
          <p>{t('home.stories.lead')}</p>
        </div>
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
