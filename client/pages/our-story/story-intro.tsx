import type { OurStoryPayload } from '#domain/payloads/about'
import { usePage } from '../../i18n'
import { PageSection } from '../../ui/page/section'

export function StoryIntro({
  story: { intro, vision, mission, goal },
}: {
  story: OurStoryPayload
}) {
  const { t } = usePage()
  return (
    <>
      <PageSection id="intro" title={t('ourStory.intro')} shape="ledger">
        <div className="flow our-story__intro">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <section className="section section--tint" aria-labelledby="vision">
        <div className="section__inner vision">
          <div>
            <h2 id="vision">{t('ourStory.vision')}</h2>
            <p className="vision__statement">{vision}</p>
          </div>
          <div>
            <h2 id="mission">{t('ourStory.mission')}</h2>
            <p className="vision__text">{mission}</p>
            <h2>{t('ourStory.goal')}</h2>
            <p className="vision__text">{goal}</p>
          </div>
        </div>
      </section>
    </>
  )
}
