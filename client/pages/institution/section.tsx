import type { ReactNode } from 'react'
import type { Section } from '#domain/content/section'
import { Blocks } from '../../ui/blocks'

interface SectionHeadProps {
  of: Section
}

/** A section's title and what introduces it. */
export function SectionHead({ of: { id, title, intro } }: SectionHeadProps) {
  return (
    <div className="section__head">
      <h2 id={id}>{title}</h2>
      {intro.length > 0 && (
        <div className="section__intro">
          <Blocks of={intro} />
        </div>
      )}
    </div>
  )
}

interface PageSectionProps extends SectionHeadProps {
  /** `ledger` sets the title beside what it holds. */
  shape?: 'ledger'
  ground?: 'tint' | 'ruled'
  children: ReactNode
}

/** A section of a page from edge to edge, headed by its own words. */
export function PageSection({ of, shape, ground, children }: PageSectionProps) {
  const inner = shape ? `section__inner section__inner--${shape}` : 'section__inner'
  return (
    <section className={ground ? `section section--${ground}` : 'section'} aria-labelledby={of.id}>
      <div className={inner}>
        <SectionHead of={of} />
        <div>{children}</div>
      </div>
    </section>
  )
}
