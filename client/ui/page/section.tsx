import type { ReactNode } from 'react'

interface SectionHeadProps {
  id: string
  title: string
  lead?: string
  /** What stands below the lead: the way to the whole, a longer introduction. */
  more?: ReactNode
}

/** The title of a section, and what it is about. */
export function SectionHead({ id, title, lead, more }: SectionHeadProps) {
  return (
    <div className="section__head">
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {more}
    </div>
  )
}

interface SectionProps extends SectionHeadProps {
  /** `ledger` sets the head beside what it heads. */
  shape?: 'ledger'
  ground?: 'tint' | 'ruled' | 'deep' | 'green'
  children?: ReactNode
}

/** A section of a page from edge to edge. */
export function Section({ shape, ground, children, ...head }: SectionProps) {
  const inner = shape ? `section__inner section__inner--${shape}` : 'section__inner'
  return (
    <section
      className={ground ? `section section--${ground}` : 'section'}
      aria-labelledby={head.id}
    >
      <div className={inner}>
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}
