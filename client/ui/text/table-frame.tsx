import type { ReactNode } from 'react'

interface TableFrameProps {
  label: string
  children: ReactNode
}

/** A named frame that a wide table scrolls in, so that the page does not. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by key
    <section className="table-wrap" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
