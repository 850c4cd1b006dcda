import type { ReactNode } from 'react'
import './section.css'
import './section-ruled.css'

interface SectionHeadProps {
  id: string
  title: string
  lead?: string
  /** Rendered below the lead. */
  more?: ReactNode
}

export function SectionHead({ id, title, lead, more }: SectionHeadProps) {
  return (
    <div className="section__head">
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {more}
    </div>
  )
}

interface PageSectionProps extends SectionHeadProps {
  /** `ledger` puts the head beside the content. */
  shape?: 'ledger'
  ground?: 'tint' | 'ruled' | 'green'
  /** With less room above and below it. */
  isTight?: boolean
  children?: ReactNode
}

export function PageSection({ shape, ground, isTight, children, ...head }: PageSectionProps) {
  const inner = shape ? `section__inner section__inner--${shape}` : 'section__inner'
  return (
    <section
      className={`section${ground ? ` section--${ground}` : ''}${isTight ? ' section--tight' : ''}`}
      aria-labelledby={head.id}
    >
      <div className={inner}>
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}

interface PartProps extends SectionHeadProps {
  /** Other records, which are not printed. */
  isRelated?: boolean
  children: ReactNode
}

/** A section within the container of a page, below its main part. */
export function Part({ isRelated, children, ...head }: PartProps) {
  return (
    <section className={isRelated ? 'part part--related' : 'part'} aria-labelledby={head.id}>
      <SectionHead {...head} />
      {children}
    </section>
  )
}
