import type { ReactNode } from 'react'
import type { TextSection } from '#domain/payloads/text-part'
import { Blocks } from '../../ui/text/blocks'

interface ChapterProps {
  of: TextSection
  children?: ReactNode
}

export function Chapter({ of: { id, title, intro }, children }: ChapterProps) {
  return (
    <section className="statement-part flow" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Blocks of={intro} />
      {children}
    </section>
  )
}
