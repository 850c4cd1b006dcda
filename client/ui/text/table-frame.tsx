import type { ReactNode } from 'react'
import './prose.css'

interface TableFrameProps {
  label: string
  children: ReactNode
}

/** Labelled region in which a wide table scrolls, so that the page does not. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-wrap" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
