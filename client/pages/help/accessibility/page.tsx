import type { ReactNode } from 'react'
import type { TextSection, TextSectionPart } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Channels } from '../../../ui/lists/channels'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Callout } from '../../../ui/text/callout'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Parts, StepList } from '../parts'
import type { AccessibilityPayload } from './payload'
import '../section-parts.css'
import '../../../ui/lists/aside.css'
import '../../../ui/wide-column.css'

export function Accessibility(page: PageProps<AccessibilityPayload>) {
  const { payload } = page
  const { sections, lead, channels } = payload
  const { commitment, conformance, testing, gaps, keyboard, report } = sections
  const tools = sections['display-tools']
  return (
    <>
      <PageHead lead={lead} />
      <PageBody of={page}>
        <div className="columns columns--book columns--wide">
          <Toc contents={Object.values(sections)} />
          <div className="stack reading">
            <StatementSection of={commitment} />
            <Callout id={conformance.id} title={conformance.title} level={2}>
              <Blocks of={conformance.intro} />
            </Callout>
            <StatementSection of={testing} />
            <StatementSection of={gaps}>
              <Gaps of={gaps.parts} />
            </StatementSection>
            <StatementSection of={tools}>
              <ToTools />
              <Parts of={tools.parts} />
            </StatementSection>
            <StatementSection of={keyboard} />
            <StatementSection of={report}>
              <StepList of={report.parts} />
              <div className="aside">
                <Channels of={channels} />
              </div>
            </StatementSection>
          </div>
        </div>
      </PageBody>
    </>
  )
}

function ToTools() {
  const { t } = usePage()
  return (
    <p>
      <a className="button button--secondary" href="#tools">
        <Icon name="accessibility" />
        {t('accessible.toTools')}
      </a>
    </p>
  )
}

interface StatementSectionProps {
  of: TextSection
  children?: ReactNode
}

function StatementSection({ of: { id, title, intro }, children }: StatementSectionProps) {
  return (
    <section className="flow" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks of={intro} />
      {children}
    </section>
  )
}

function Gaps({ of: gaps }: { of: readonly TextSectionPart[] }) {
  return (
    <RowList>
      {gaps.map(({ id, title, body }) => (
        <ListRow id={id} icon={<Icon name="circle-alert" />} title={title} level={3} key={id}>
          <div className="part__text">
            <Blocks of={body} />
          </div>
        </ListRow>
      ))}
    </RowList>
  )
}
