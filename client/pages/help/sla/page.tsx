import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ReplyDay } from '#domain/payloads/institution'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { PageHero } from '../../../ui/page/page-hero'
import { PageMeta } from '../../../ui/page/page-meta'
import { Blocks } from '../../../ui/text/blocks'
import { Feedback } from '../../../widgets/feedback/feedback'
import { PartRows, StepList } from '../parts'
import { ReplyDays } from '../reply-days'
import { ContentSection, ContentSectionHead } from '../section'
import type { SlaPayload } from './payload'
import { ServiceDurations, SlaLevels } from './sections'
import '../../../ui/lists/aside.css'
import './service-levels.css'
import '../../../ui/page/section.css'

interface SlaProps {
  payload: SlaPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Sla({ payload, usefulness, personalState }: SlaProps) {
  const { t, site } = usePage()
  const { sections, lead, modified, services, reply, channels } = payload
  const promise = toDigits(t('sla.promise', { count: workingDaysToReply }), site.digits)
  const nameOf = ({ part }: ReplyDay, at: number) => {
    if (part === 'received' || part === 'off') return t(`reply.${part}`)
    const isCounted = (day: ReplyDay) => day.part === 'counted' || day.part === 'due'
    const number = reply.slice(0, at + 1).filter(isCounted).length
    return toDigits(t(part === 'due' ? 'sla.due' : 'sla.day', { number }), site.digits)
  }
  return (
    <>
      <PageHero title={promise} lead={lead}>
        <p className="promise-title">{t('reply.title')}</p>
        <ReplyDays of={reply} shape="deep" nameOf={nameOf} />
      </PageHero>
      {services.length > 0 && (
        <ContentSection of={sections.services}>
          <ServiceDurations of={services} />
        </ContentSection>
      )}
      <ContentSection of={sections.results} ground="tint">
        <SlaLevels of={payload} />
      </ContentSection>
      <section className="section" aria-labelledby={sections.promise.id}>
        <div className="section__inner">
          <div className="columns columns--aside">
            <div>
              <ContentSectionHead of={sections.promise} />
              <PartRows of={sections.promise.parts} />
            </div>
            <ContentSectionHead of={sections.counting} />
          </div>
        </div>
      </section>
      <section className="section section--tint" aria-labelledby={sections.hours.id}>
        <div className="section__inner">
          <div className="columns columns--aside">
            <div className="flow">
              <h2 id={sections.hours.id}>{sections.hours.title}</h2>
              <Blocks of={sections.hours.intro} />
            </div>
            <div className="aside">
              <Channels of={channels} />
            </div>
          </div>
        </div>
      </section>
      <ContentSection of={sections.late}>
        <StepList of={sections.late.parts} row />
      </ContentSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
