import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { PageHero } from '../../../ui/page/page-hero'
import { PageMeta } from '../../../ui/page/page-meta'
import { PageSection } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { OurStoryPayload } from './payload'
import { Awards, Goals, Objectives, OurStoryTasks, Themes } from './sections'
import './our-story.css'
import '../../../ui/page/toc-bar.css'
import '../../../ui/page/section.css'
import '../../../ui/page/page-hero.css'

interface OurStoryProps {
  payload: OurStoryPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

const sections = [
  'intro',
  'vision',
  'establishment',
  'goals',
  'objectives',
  'tasks',
  'alignment',
  'awards',
] as const

export function OurStory({ payload, usefulness, personalState }: OurStoryProps) {
  const { t } = usePage()
  const shown = sections.filter((id) => id !== 'awards' || payload.awards.length > 0)
  return (
    <>
      <PageHero lead={payload.lead}>
        <nav className="anchor-nav our-story__nav" aria-label={t('ourStory.contents')}>
          <ol>
            {shown.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`ourStory.${id}`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      </PageHero>
      <Toc
        className="toc-bar toc-bar--phone"
        contents={shown.map((id) => ({ id, title: t(`ourStory.${id}`) }))}
      />
      <StoryIntro story={payload} />
      <Establishment text={payload.establishment} milestones={payload.milestones} />
      <Goals goals={payload.goals} />
      <Objectives objectives={payload.objectives} />
      <OurStoryTasks tasks={payload.tasks} />
      <Themes text={payload.alignment} themes={payload.themes} />
      <Awards awards={payload.awards} />
      <div className="container">
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function StoryIntro({ story: { intro, vision, mission, goal } }: { story: OurStoryPayload }) {
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

interface EstablishmentProps {
  text: string
  milestones: OurStoryPayload['milestones']
}

function Establishment({ text, milestones }: EstablishmentProps) {
  const { t, site } = usePage()
  return (
    <PageSection id="establishment" title={t('ourStory.establishment')} lead={text} shape="ledger">
      <div>
        <YearRuler marked={milestones.map(({ year }) => year)} />
        <ol className="milestones">
          {milestones.map(({ year, title, text }) => (
            <li key={title}>
              <time dateTime={String(year)}>
                <bdi>{toDigits(year, site.digits)}</bdi>
              </time>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  )
}

/** One part for each year from the first to the last, those with a milestone marked. */
function YearRuler({ marked }: { marked: readonly number[] }) {
  const { site } = usePage()
  const first = Math.min(...marked)
  const years = Array.from({ length: Math.max(...marked) - first + 1 }, (_, at) => first + at)
  return (
    <p className="year-ruler" aria-hidden>
      {years.map((year) => (
        <span className={marked.includes(year) ? 'year-ruler__marked' : undefined} key={year}>
          {toDigits(year, site.digits)}
        </span>
      ))}
    </p>
  )
}
