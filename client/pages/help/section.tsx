import type { ReactNode } from 'react'
import type { TextSection } from '#domain/payloads/text-part'
import { PageSection, SectionHead } from '../../ui/page/section'
import { Blocks } from '../../ui/text/blocks'
import './section-parts.css'

export function ContentSectionHead({ of }: { of: TextSection }) {
  return <SectionHead {...headOf(of)} />
}

interface ContentSectionProps {
  of: TextSection
  shape?: 'ledger'
  ground?: 'tint' | 'ruled'
  children: ReactNode
}

export function ContentSection({ of, children, ...look }: ContentSectionProps) {
  return (
    <PageSection {...headOf(of)} {...look}>
      <div>{children}</div>
    </PageSection>
  )
}

function headOf({ id, title, intro }: TextSection) {
  const more = intro.length > 0 && (
    <div className="section__intro">
      <Blocks of={intro} />
    </div>
  )
  return { id, title, more }
}
