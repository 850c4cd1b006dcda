import type { ReactNode } from 'react'
import type { TextSection } from '#domain/payloads/text-part'
import { PageSection, SectionHead } from '../../ui/page/section'
import { Blocks } from '../../ui/text/blocks'
import './section-parts.css'

/** Title and text of a section. */
export function ContentSectionHead({ of }: { of: TextSection }) {
  return <SectionHead {...headOf(of)} />
}

interface ContentSectionProps {
  of: TextSection
  shape?: 'ledger'
  ground?: 'tint' | 'ruled'
  children?: ReactNode
}

/** A section of a page's text, with its own content below the text or beside it. */
export function ContentSection({ of, children, ...look }: ContentSectionProps) {
  return (
    <PageSection {...headOf(of)} {...look}>
      {children && <div>{children}</div>}
    </PageSection>
  )
}

function headOf({ id, title, intro }: TextSection) {
  const more = intro.length > 0 && (
    <div className="flow">
      <Blocks of={intro} />
    </div>
  )
  return { id, title, more }
}
