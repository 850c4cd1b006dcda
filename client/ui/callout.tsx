import type { ReactNode } from 'react'

/** A few words set apart from the text around them. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="callout">
      <h3>{title}</h3>
      {children}
    </div>
  )
}
