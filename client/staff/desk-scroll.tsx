import type { ReactNode } from 'react'
import './desk-table.css'

interface DeskScrollProps {
  label: string
  className?: string
  children: ReactNode
}

/** Labelled region in which a table scrolls, so that the page does not. */
export function DeskScroll({ label, className = '', children }: DeskScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className={`desk-scroll ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
