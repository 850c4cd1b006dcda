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
  /** Default: in the shape of a ledger the text itself, beside its title. */
  children?: ReactNode
}

/** A section of a page's text, with its own content below the text or beside it. */
export function ContentSection({ of, children, ...look }: ContentSectionProps) {
  const { more, ...title } = headOf(of)
  const isText = look.shape && !children
  return (
    <PageSection {...title} more={!isText && more} {...look}>
      {isText ? more : children && <div>{children}</div>}
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

interface FlowSectionProps {
  of: TextSection
  className?: string
  children?: ReactNode
}

/** A section of running text. */
export function FlowSection({ of, className = 'flow', children }: FlowSectionProps) {
  const { id, title, intro } = of
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks of={intro} />
      {children}
    </section>
  )
}
