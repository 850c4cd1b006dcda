import type { ReactNode } from 'react'
import type { TextSection } from '#domain/payloads/text-part'
import { Blocks } from '../../ui/text/blocks'

interface StatementSectionProps {
  of: TextSection
  children?: ReactNode
}

export function StatementSection({ of: { id, title, intro }, children }: StatementSectionProps) {
  return (
    <section className="statement-part flow" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks of={intro} />
      {children}
    </section>
  )
}
