import type { TextSection } from '#domain/payloads/text-part'
import { tableTitle } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Channels } from '../../../ui/lists/channels'
import { ListTile, TileList } from '../../../ui/lists/tiles'
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
import '../../../ui/lists/aside.css'
import '../../../ui/page/article.css'
import '../faq.css'
import '../../../ui/page/section.css'

export function Help(page: PageProps<HelpPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { sections, lead, questions, channels, reply } = payload
  return (
    <>
      <PageHead lead={lead}>
        <SearchBox id="query" scope="site" place="page" />
        {channels.phone && (
          <ul className="article__facts">
            <li>
              <Icon name="phone" />
              <span>
                {t('channels.phone')} <Phone number={channels.phone} />{' '}
                {channels.hours && <small>{channels.hours}</small>}
              </span>
            </li>
          </ul>
        )}
      </PageHead>
      <ContentSection of={sections.ways}>
        <HelpTasks />
      </ContentSection>
      <ContentSection of={sections.reply} shape="ledger" ground="tint">
        <h3>{t('reply.title')}</h3>
        <ReplyDays of={reply} shape="row" />
      </ContentSection>
      <section className="section" aria-labelledby={sections.questions.id}>
        <div className="section__inner">
          <div className="columns columns--aside">
            <TopQuestions of={questions} section={sections.questions} />
            <div className="aside">
              <Channels of={channels} />
            </div>
          </div>
        </div>
      </section>
      <ContentSection of={sections.report} ground="tint">
        <StepList of={sections.report.parts} row />
      </ContentSection>
      <ContentSection of={{ ...sections.special, intro: [] }} shape="ledger">
        <div className="flow">
          <Blocks of={sections.special.intro} />
        </div>
      </ContentSection>
      <PageBody of={page} />
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

interface TopQuestionsProps {
  of: HelpPayload['questions']
  section: TextSection
}

function TopQuestions({ of: questions, section: { id, title, intro } }: TopQuestionsProps) {
  const { t } = usePage()
  return (
    <div className="flow">
      <h2 id={id}>{title}</h2>
      <Blocks of={intro} />
      <div className="accordion">
        {questions.map(({ slug, question, answer }) => (
          <details id={slug} key={slug}>
            <summary>
              <span>{question}</span>
              <Icon name="chevron-down" className="icon--turn" />
            </summary>
            <div className="flow">
              <Blocks of={answer} />
            </div>
          </details>
        ))}
      </div>
      <ArrowLink to="faq">{t('help.all')}</ArrowLink>
    </div>
  )
}
