import type { ReactNode } from 'react'
import type { Section as Words } from '#domain/content/pages/section'
import { Section, SectionHead } from '../../ui/page/section'
import { Blocks } from '../../ui/text/blocks'

/** A section's title and what introduces it. */
export function WrittenHead({ of }: { of: Words }) {
  return <SectionHead {...headOf(of)} />
}

interface PageSectionProps {
  of: Words
  shape?: 'ledger'
  ground?: 'tint' | 'ruled'
  children: ReactNode
}

/** A section of a page headed by its own words. */
export function PageSection({ of, children, ...look }: PageSectionProps) {
  return (
    <Section {...headOf(of)} {...look}>
      <div>{children}</div>
    </Section>
  )
}

function headOf({ id, title, intro }: Words) {
  const more = intro.length > 0 && (
    <div className="section__intro">
      <Blocks of={intro} />
    </div>
  )
  return { id, title, more }
}
