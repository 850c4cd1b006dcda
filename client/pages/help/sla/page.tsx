import { toDigits } from '#domain/dates/format'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Channels } from '../../../ui/lists/channels'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { PartRows, StepList } from '../parts'
import { ReplyDays } from '../reply-days'
import { ContentSection } from '../section'
import type { SlaPayload } from './payload'
import { ServiceDurations, SlaLevels } from './sections'

export function Sla(page: PageProps<SlaPayload>) {
  const { payload } = page
  const { t, site } = usePage()
  const { sections, lead, services, reply, channels } = payload
  return (
    <>
      <HeadFrame>
        <h1>{toDigits(t('sla.promise', { count: workingDaysToReply }), site.digits)}</h1>
        <p className="lead">{lead}</p>
        <p className="hint">{t('reply.title')}</p>
        <ReplyDays of={reply} />
      </HeadFrame>
      {services.length > 0 && (
        <ContentSection of={sections.services} ground="tint">
          <ServiceDurations of={services} />
        </ContentSection>
      )}
      <ContentSection of={sections.results}>
        <SlaLevels of={payload} />
      </ContentSection>
      <ContentSection of={sections.promise} shape="ledger" ground="tint">
        <PartRows of={sections.promise.parts} />
      </ContentSection>
      <ContentSection of={sections.counting} shape="ledger" />
      <ContentSection of={sections.hours} shape="ledger" ground="tint">
        <div className="aside">
          <Channels of={channels} />
        </div>
      </ContentSection>
      <ContentSection of={sections.late}>
        <StepList of={sections.late.parts} isRow />
      </ContentSection>
      <PageBody of={page} />
    </>
  )
}
