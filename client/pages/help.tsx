import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { HelpPayload } from '#domain/payloads/institution'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { Channels } from '../ui/lists/channels'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { SearchBox } from '../ui/page/search-box'
import { Blocks } from '../ui/text/blocks'
import { Phone } from '../ui/text/phone'
import { Feedback } from '../widgets/feedback/feedback'
import { HelpTasks } from './help/tasks'
import { TopQuestions } from './help/top-questions'
import { StepList } from './institution/parts'
import { ReplyDays } from './institution/reply-days'
import { ContentSection } from './institution/section'

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
