import type { ReactNode } from 'react'
import './callout.css'

interface CalloutProps {
  title: string
  /** Of the heading. */
  id?: string
  /** Level of the heading; 2 if there is no other heading before. */
  level?: 2 | 3
  children: ReactNode
}

export function Callout({ title, id, level = 3, children }: CalloutProps) {
  const Heading = `h${level}` as const
  return (
    <div className="callout">
      <Heading id={id}>{title}</Heading>
      {children}
    </div>
  )
}
