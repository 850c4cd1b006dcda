import { toDigits } from '#domain/dates/format'
import type { TitledText } from '#domain/payloads/about'
import { tableTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { PageSection, SectionHead } from '../../../ui/page/section'
import { Day } from '../../../ui/text/date'
import { ArrowLink, RecordLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import type { OurStoryPayload, TaskGroup } from './payload'
import './our-story.css'
import '../../../ui/page/section.css'

export function Goals({ goals }: { goals: TitledText[] }) {
  const { t } = usePage()
  return (
    <PageSection
      id="goals"
      title={t('ourStory.goals')}
      lead={t('ourStory.goalsLead')}
      shape="ledger"
      ground="tint"
    >
      <ul className="goals">
        {goals.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function Objectives({ objectives }: { objectives: TitledText[] }) {
  const { t, site } = usePage()
  return (
    <PageSection
      id="objectives"
      title={t('ourStory.objectives')}
      lead={t('ourStory.objectivesLead')}
      more={
        <RecordLink to="dataset" params={{ slug: 'achievements' }} className="link-arrow">
          {t('ourStory.results')}
        </RecordLink>
      }
    >
      <ol className="objectives">
        {objectives.map(({ title, text }, at) => (
          <li key={title}>
            <bdi aria-hidden="true">{toDigits(at + 1, site.digits)}</bdi>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

/** Tasks by stage of spending; a row below the stages has those of all stages. */
export function OurStoryTasks({ tasks: { stages, shared } }: Pick<OurStoryPayload, 'tasks'>) {
  const { t } = usePage()
  return (
    <PageSection
      id="tasks"
      title={t('ourStory.tasks')}
      lead={t('ourStory.tasksLead')}
      ground="tint"
    >
      <ol className="stages">
        {stages.map((group) => (
          <li key={group.title}>
            <Group {...group} />
          </li>
        ))}
      </ol>
      <div className="stages stages--shared">
        <Group {...shared} />
      </div>
    </PageSection>
  )
}

function Group({ title, tasks }: TaskGroup) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </>
  )
}

export function Themes({ text, themes }: { text: string; themes: TitledText[] }) {
  const { t } = usePage()
  return (
    <PageSection id="alignment" title={t('ourStory.alignment')} lead={text} ground="deep">
      <ul className="themes">
        {themes.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** Awards that are not folded. */
const recent = 3

export function Awards({ awards }: Pick<OurStoryPayload, 'awards'>) {
  const { t, locale } = usePage()
  return (
    <section className="section" aria-labelledby={awards.length > 0 ? 'awards' : 'more'}>
      {awards.length > 0 && (
        <div className="section__inner section__inner--ledger">
          <SectionHead id="awards" title={t('ourStory.awards')} lead={t('ourStory.awardsLead')} />
          <div>
            <AwardList of={awards.slice(0, recent)} />
            {awards.length > recent && (
              <TextFold title={t('ourStory.earlierAwards')}>
                <AwardList of={awards.slice(recent)} />
              </TextFold>
            )}
          </div>
        </div>
      )}
      <div className="section__inner our-story__more">
        <h2 id="more">{t('ourStory.more')}</h2>
        <ul>
          {(['directors', 'executiveManagement', 'orgStructure', 'careers'] as const).map(
            (name) => (
              <li key={name}>
                <ArrowLink to={name}>{tableTitle(name, locale)}</ArrowLink>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

function AwardList({ of: awards }: { of: OurStoryPayload['awards'] }) {
  return (
    <ol className="awards">
      {awards.map(({ slug, title, date, granter, note }) => (
        <li key={slug}>
          <Day date={date} isStacked />
          <div>
            <h3>{title}</h3>
            <p>{granter}</p>
            <p>{note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
