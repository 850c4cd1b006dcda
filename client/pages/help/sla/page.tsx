import { toDigits } from '#domain/dates/format'
import type { ReplyDay } from '#domain/payloads/institution'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { PageHero } from '../../../ui/page/page-hero'
import { Blocks } from '../../../ui/text/blocks'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { PartRows, StepList } from '../parts'
import { ReplyDays } from '../reply-days'
import { ContentSection, ContentSectionHead } from '../section'
import type { SlaPayload } from './payload'
import { ServiceDurations, SlaLevels } from './sections'
import '../../../ui/lists/aside.css'
import './service-levels.css'
import '../../../ui/page/section.css'

export function Sla(page: PageProps<SlaPayload>) {
  const { payload } = page
  const { t, site } = usePage()
  const { sections, lead, services, reply, channels } = payload
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
      <PageBody of={page} />
    </>
  )
}
