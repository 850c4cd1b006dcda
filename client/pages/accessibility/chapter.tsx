import type { ReactNode } from 'react'
import type { Section } from '#domain/content/pages/section'
import { Blocks } from '../../ui/text/blocks'

interface ChapterProps {
  of: Section
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
