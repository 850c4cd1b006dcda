import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Channels } from '../../../ui/lists/channels'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Callout } from '../../../ui/text/callout'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { PartRows, Parts, StepList } from '../parts'
import { FlowSection } from '../section'
import type { AccessibilityPayload } from './payload'
import '../../../ui/wide-column.css'

export function Accessibility(page: PageProps<AccessibilityPayload>) {
  const { t } = usePage()
  const { sections, lead, channels } = page.payload
  const { commitment, conformance, testing, gaps, keyboard, report } = sections
  const tools = sections['display-tools']
  return (
    <>
      <PageHead lead={lead} />
      <PageBody of={page}>
        <div className="columns columns--book columns--wide">
          <Toc contents={Object.values(sections)} />
          <div className="stack reading">
            <FlowSection of={commitment} />
            <Callout id={conformance.id} title={conformance.title} level={2}>
              <Blocks of={conformance.intro} />
            </Callout>
            <FlowSection of={testing} />
            <FlowSection of={gaps}>
              <PartRows of={gaps.parts} icon={<Icon name="circle-alert" />} />
            </FlowSection>
            <FlowSection of={tools}>
              <p>
                <a className="button button--secondary" href="#tools">
                  <Icon name="accessibility" />
                  {t('accessible.toTools')}
                </a>
              </p>
              <Parts of={tools.parts} />
            </FlowSection>
            <FlowSection of={keyboard} />
            <FlowSection of={report}>
              <StepList of={report.parts} />
              <div className="aside">
                <Channels of={channels} />
              </div>
            </FlowSection>
          </div>
        </div>
      </PageBody>
    </>
  )
}
