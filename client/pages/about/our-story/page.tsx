import { tableTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { TextCells } from '../../../ui/lists/text-cells'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection, Part } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { Day } from '../../../ui/text/date'
import { Bullets } from '../../../ui/text/inline'
import { ArrowLink, RecordLink } from '../../../ui/text/link'
import { PhoneFold, TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Statement } from '../../site/home/statement'
import type { OurStoryPayload } from './payload'
import '../../../ui/page/section-green.css'
import '../../../ui/text/prose.css'

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
      <PageSection id="intro" title={t('ourStory.intro')} shape="ledger">
        <div className="reading flow">
          {payload.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <Statement
        id="vision"
        title={t('ourStory.vision')}
        text={payload.vision}
        ground="tint"
        others={[
          { id: 'mission', title: t('ourStory.mission'), text: payload.mission },
          { title: t('ourStory.goal'), text: payload.goal },
        ]}
      />
      <Establishment of={payload} />
      <Aims of={payload} />
      <Tasks tasks={payload.tasks} />
      <PageSection
        id="alignment"
        title={t('ourStory.alignment')}
        lead={payload.alignment}
        ground="green"
      >
        <TextCells items={payload.themes} />
      </PageSection>
      {payload.awards.length > 0 && <Awards awards={payload.awards} />}
      <PageBody of={page}>
        <More />
      </PageBody>
    </>
  )
}

function Establishment({ of: { establishment, milestones } }: { of: OurStoryPayload }) {
  const { t, digits } = usePage()
  return (
    <PageSection
      id="establishment"
      title={t('ourStory.establishment')}
      lead={establishment}
      shape="ledger"
    >
      <RowList>
        {milestones.map(({ year, title, text }) => (
          <ListRow
            side={<time dateTime={String(year)}>{digits(year)}</time>}
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

/** The goals, and the objectives with the dataset of their results. */
function Aims({ of: { goals, objectives } }: { of: OurStoryPayload }) {
  const { t } = usePage()
  return (
    <>
      <PageSection
        id="goals"
        title={t('ourStory.goals')}
        lead={t('ourStory.goalsLead')}
        shape="ledger"
        ground="tint"
      >
        <TextCells items={goals} />
      </PageSection>
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
    </>
  )
}

/** Tasks by stage of spending, and those of all stages. */
function Tasks({ tasks: { stages, shared } }: Pick<OurStoryPayload, 'tasks'>) {
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
              <Bullets of={tasks} />
            </li>
          ))}
        </ol>
      </PhoneFold>
    </PageSection>
  )
}

/** Awards that are not folded. */
const recent = 3

function Awards({ awards }: Pick<OurStoryPayload, 'awards'>) {
  const { t } = usePage()
  return (
    <PageSection
      id="awards"
      title={t('ourStory.awards')}
      lead={t('ourStory.awardsLead')}
      shape="ledger"
    >
      <div>
        <AwardList of={awards.slice(0, recent)} />
        {awards.length > recent && (
          <TextFold title={t('ourStory.earlierAwards')}>
            <AwardList of={awards.slice(recent)} />
          </TextFold>
        )}
      </div>
    </PageSection>
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

function More() {
  const { t, locale } = usePage()
  return (
    <Part id="more" title={t('ourStory.more')} isRelated>
      <ul className="row__links">
        {(['directors', 'executiveManagement', 'orgStructure', 'careers'] as const).map((name) => (
          <li key={name}>
            <ArrowLink to={name}>{tableTitle(name, locale)}</ArrowLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
