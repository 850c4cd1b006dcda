import type { TitledText } from '#domain/payloads/about'
import { tableTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { TextCells } from '../../../ui/lists/text-cells'
import { PageSection, SectionHead } from '../../../ui/page/section'
import { Day } from '../../../ui/text/date'
import { ArrowLink, RecordLink } from '../../../ui/text/link'
import { PhoneFold, TextFold } from '../../../ui/text/text-fold'
import type { OurStoryPayload } from './payload'
import './our-story.css'
import '../../../ui/lists/text-cells.css'
import '../../../ui/page/section-green.css'
import '../../../ui/text/prose.css'

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
      <TextCells items={goals} />
    </PageSection>
  )
}

export function Objectives({ objectives }: { objectives: TitledText[] }) {
  const { t } = usePage()
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
      <TextCells items={objectives} />
    </PageSection>
  )
}

/** Tasks by stage of spending, and those of all stages. */
export function OurStoryTasks({ tasks: { stages, shared } }: Pick<OurStoryPayload, 'tasks'>) {
  const { t } = usePage()
  return (
    <PageSection
      id="tasks"
      title={t('ourStory.tasks')}
      lead={t('ourStory.tasksLead')}
      ground="tint"
    >
      <PhoneFold title={t('ourStory.tasks')}>
        <ol className="text-cells">
          {[...stages, shared].map(({ title, tasks }) => (
            <li key={title}>
              <h3>{title}</h3>
              <ul className="bullets">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </PageSection>
  )
}

export function Themes({ text, themes }: { text: string; themes: TitledText[] }) {
  const { t } = usePage()
  return (
    <PageSection id="alignment" title={t('ourStory.alignment')} lead={text} ground="green">
      <TextCells items={themes} />
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
    <RowList>
      {awards.map(({ slug, title, date, granter, note }) => (
        <ListRow key={slug} side={<Day date={date} isShort />} title={title} level={3}>
          <p>{granter}</p>
          <p>{note}</p>
        </ListRow>
      ))}
    </RowList>
  )
}
