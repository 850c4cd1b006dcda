import type { ReactNode } from 'react'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { TextSection, TextSectionPart } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Channels } from '../../../ui/lists/channels'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Feedback } from '../../../widgets/feedback/feedback'
import { Parts, StepList } from '../parts'
import type { AccessibilityPayload } from './payload'
import './accessibility.css'
import '../../../ui/lists/aside.css'
import '../../../ui/wide-column.css'

interface AccessibilityProps {
  payload: AccessibilityPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Accessibility({ payload, usefulness, personalState }: AccessibilityProps) {
  const { sections, lead, channels, modified } = payload
  const { commitment, conformance, testing, gaps, keyboard, report } = sections
  const tools = sections['display-tools']
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <div className="columns columns--book columns--wide">
          <Toc contents={Object.values(sections)} />
          <div className="statement-page">
            <StatementSection of={commitment} />
            <section className="conformance" aria-labelledby={conformance.id}>
              <h2 id={conformance.id}>{conformance.title}</h2>
              <Blocks of={conformance.intro} />
            </section>
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
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
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
    <section className="statement-part flow" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks of={intro} />
      {children}
    </section>
  )
}

function Gaps({ of: gaps }: { of: readonly TextSectionPart[] }) {
  return (
    <ul className="gaps">
      {gaps.map(({ id, title, body }) => (
        <li key={id}>
          <Icon name="circle-alert" />
          <div>
            <h3 id={id}>{title}</h3>
            <Blocks of={body} />
          </div>
        </li>
      ))}
    </ul>
  )
}
