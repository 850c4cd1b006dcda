import type { ReactNode } from 'react'

/** One line of a list of facts (`dl`): what it is called, and what it is. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
