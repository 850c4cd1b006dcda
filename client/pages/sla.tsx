import { workingDaysToReply } from '#domain/dates/calendar'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { SlaPayload } from '#domain/payloads/institution'
import { usePage } from '../i18n'
import { Channels } from '../ui/lists/channels'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Blocks } from '../ui/text/blocks'
import { Feedback } from '../widgets/feedback/feedback'
import { Parts, Steps } from './institution/parts'
import { ReplyDays } from './institution/reply-days'
import { ContentSectionHead, PageSection } from './institution/section'
import { Results } from './sla/results'
import { ServiceTable } from './sla/service-table'

interface SlaProps {
  payload: SlaPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Sla({ payload, usefulness, personalState }: SlaProps) {
  const { t } = usePage()
  const { sections, lead, modified, services, reply, channels } = payload
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <Commitment of={payload} />
      </div>
      <PageSection of={sections.counting} shape="ledger" ground="tint">
        <h3>{t('reply.title')}</h3>
        <ReplyDays of={reply} />
      </PageSection>
      {services.length > 0 && (
        <PageSection of={sections.services}>
          <ServiceTable of={services} title={sections.services.title} />
        </PageSection>
      )}
      <section className="section" aria-labelledby={sections.hours.id}>
        <div className="section__inner">
          <div className="columns columns--aside">
            <div className="flow sla__channels">
              <h2 id={sections.hours.id}>{sections.hours.title}</h2>
              <Blocks of={sections.hours.intro} />
            </div>
            <div className="aside">
              <Channels of={channels} />
            </div>
          </div>
        </div>
      </section>
      <section className="section section--tint" aria-labelledby={sections.results.id}>
        <div className="section__inner">
          <ContentSectionHead of={sections.results} />
          <Results of={payload} />
        </div>
      </section>
      <PageSection of={sections.late}>
        <Steps of={sections.late.parts} row />
      </PageSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Commitment({ of: { sections } }: { of: SlaPayload }) {
  const { t, site } = usePage()
  const { id, title, intro, parts } = sections.promise
  return (
    <section className="promise" aria-labelledby={id}>
      <div className="promise__figure">
        <h2 id={id}>{title}</h2>
        <p className="promise__number" aria-hidden="true">
          <bdi dir="ltr">{toDigits(workingDaysToReply, site.digits)}</bdi>
          <span>{t('sla.unit')}</span>
        </p>
        <Blocks of={intro} />
      </div>
      <Parts of={parts} rows />
    </section>
  )
}
