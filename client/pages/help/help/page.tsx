import { tableTitle } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import type { IconName } from '../../../ui/icons/icon-names'
import { Channels } from '../../../ui/lists/channels'
import { ListTile, TileList } from '../../../ui/lists/tiles'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { SearchBox } from '../../../ui/page/search-box'
import { Blocks } from '../../../ui/text/blocks'
import { Phone } from '../../../ui/text/inline'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { StepList } from '../parts'
import { ReplyDays } from '../reply-days'
import { ContentSection } from '../section'
import type { HelpPayload } from './payload'
import '../../../ui/accordion.css'
import '../faq.css'

export function Help(page: PageProps<HelpPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { sections, lead, channels, reply } = payload
  return (
    <>
      <PageHead lead={lead}>
        <SearchBox id="query" scope="site" place="page" />
        {channels.phone && (
          <p className="button-row">
            <span>{t('channels.phone')}</span>
            <Phone number={channels.phone} />
            {channels.hours && <small>{channels.hours}</small>}
          </p>
        )}
      </PageHead>
      <ContentSection of={sections.ways}>
        <HelpTasks />
      </ContentSection>
      <ContentSection of={sections.reply} shape="ledger" ground="tint">
        <h3>{t('reply.title')}</h3>
        <ReplyDays of={reply} />
      </ContentSection>
      <ContentSection of={sections.questions} shape="ledger">
        <TopQuestions of={payload} />
      </ContentSection>
      <ContentSection of={sections.report} ground="tint">
        <StepList of={sections.report.parts} isRow />
      </ContentSection>
      <ContentSection of={sections.special} shape="ledger" />
      <PageBody of={page}>
        <div className="aside">
          <Channels of={channels} />
        </div>
      </PageBody>
    </>
  )
}

const tasks = {
  contact: 'mail',
  inquiry: 'file-search',
  backup: 'wrench',
  accessibility: 'accessibility',
  violations: 'shield-check',
  card: 'phone',
} as const satisfies Partial<Record<FixedName, IconName>>
const names = Object.keys(tasks) as (keyof typeof tasks)[]

function HelpTasks() {
  const { t, locale } = usePage()
  return (
    <TileList>
      {names.map((name) => (
        <ListTile
          icon={tasks[name]}
          title={
            <PageLink to={name} className="card-link">
              {t(`help.tasks.${name}`)}
            </PageLink>
          }
          key={name}
        >
          <p>{tableTitle(name, locale)}</p>
        </ListTile>
      ))}
    </TileList>
  )
}

function TopQuestions({ of: { questions } }: { of: HelpPayload }) {
  const { t } = usePage()
  return (
    <>
      <div className="accordion">
        {questions.map(({ slug, question, answer }) => (
          <FoldDetails id={slug} title={<span>{question}</span>} key={slug}>
            <div className="flow">
              <Blocks of={answer} />
            </div>
          </FoldDetails>
        ))}
      </div>
      <ArrowLink to="faq">{t('help.all')}</ArrowLink>
    </>
  )
}
