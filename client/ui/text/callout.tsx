import type { ReactNode } from 'react'
import './callout.css'

interface CalloutProps {
  title: string
  /** Level of the heading; 2 if there is no other heading before. */
  level?: 2 | 3
  children: ReactNode
}

export function Callout({ title, level = 3, children }: CalloutProps) {
  const Heading = `h${level}` as const
  return (
    <div className="callout">
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
