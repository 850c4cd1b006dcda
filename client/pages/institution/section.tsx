import type { ReactNode } from 'react'
import type { TextSection } from '#domain/payloads/text-part'
import { Section, SectionHead } from '../../ui/page/section'
import { Blocks } from '../../ui/text/blocks'

export function ContentSectionHead({ of }: { of: TextSection }) {
  return <SectionHead {...headOf(of)} />
}

interface PageSectionProps {
  of: TextSection
  shape?: 'ledger'
  ground?: 'tint' | 'ruled'
  children: ReactNode
}

export function PageSection({ of, children, ...look }: PageSectionProps) {
  return (
    <Section {...headOf(of)} {...look}>
      <div>{children}</div>
    </Section>
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
