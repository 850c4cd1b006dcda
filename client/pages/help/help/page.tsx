import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { TextSection } from '#domain/payloads/text-part'
import { tableTitle } from '#domain/site/route-titles'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Channels } from '../../../ui/lists/channels'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { SearchBox } from '../../../ui/page/search-box'
import { Blocks } from '../../../ui/text/blocks'
import { Phone } from '../../../ui/text/inline'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { StepList } from '../parts'
import { ReplyDays } from '../reply-days'
import { ContentSection, ContentSectionHead } from '../section'
import type { HelpPayload } from './payload'
import '../../../ui/accordion.css'
import '../../../ui/lists/aside.css'
import '../../../ui/card-link.css'
import '../faq.css'
import './help.css'
import '../../../ui/page/section.css'

interface HelpProps {
  payload: HelpPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Help({ payload, usefulness, personalState }: HelpProps) {
  const { t } = usePage()
  const { sections, lead, questions, channels, reply, modified } = payload
  return (
    <>
      <PageHead lead={lead}>
        <SearchBox id="query" scope="site" place="page" />
        {channels.phone && (
          <p className="help__call">
            <Icon name="phone" />
            <span>
              {t('channels.phone')} <Phone number={channels.phone} />{' '}
              {channels.hours && <small>{channels.hours}</small>}
            </span>
          </p>
        )}
      </PageHead>
      <div className="container">
        <HelpTasks of={sections.ways} />
      </div>
      <ContentSection of={sections.reply} shape="ledger" ground="tint">
        <h3>{t('reply.title')}</h3>
        <ReplyDays of={reply} isRow />
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
        <div className="help__special">
          <Blocks of={sections.special.intro} />
        </div>
      </ContentSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
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

function HelpTasks({ of }: { of: TextSection }) {
  const { t, locale } = usePage()
  return (
    <section className="help__tasks" aria-labelledby={of.id}>
      <ContentSectionHead of={of} />
      <ul className="tasks">
        {names.map((name) => (
          <li key={name}>
            <Icon name={tasks[name]} />
            <h3>
              <PageLink to={name} className="card-link">
                {t(`help.tasks.${name}`)}
              </PageLink>
            </h3>
            <p>{tableTitle(name, locale)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TopQuestionsProps {
  of: HelpPayload['questions']
  section: TextSection
}

function TopQuestions({ of: questions, section: { id, title, intro } }: TopQuestionsProps) {
  const { t } = usePage()
  return (
    <div className="faq help__questions">
      <div>
        <h2 id={id}>{title}</h2>
        <Blocks of={intro} />
      </div>
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
