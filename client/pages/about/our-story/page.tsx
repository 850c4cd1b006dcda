import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { OurStoryPayload } from './payload'
import { Awards, Goals, Objectives, OurStoryTasks, Themes } from './sections'
import './our-story.css'
import '../../../ui/page/toc-bar.css'
import '../../../ui/page/section.css'
import '../../../ui/page/page-hero.css'

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

export function OurStory(page: PageProps<OurStoryPayload>) {
  const { payload } = page
  const { t } = usePage()
  const shown = sections.filter((id) => id !== 'awards' || payload.awards.length > 0)
  return (
    <>
      <PageHead lead={payload.lead} />
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
      <PageBody of={page} />
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
      <RowList>
        {milestones.map(({ year, title, text }) => (
          <ListRow
            side={<time dateTime={String(year)}>{toDigits(year, site.digits)}</time>}
            title={title}
            level={3}
            key={title}
          >
            <p>{text}</p>
          </ListRow>
        ))}
      </RowList>
    </PageSection>
  )
}
