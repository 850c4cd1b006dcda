import type { ReactNode } from 'react'
import './callout.css'

interface CalloutProps {
  title: string
  /** Of the heading. */
  id?: string
  /** Level of the heading; 2 if there is no other heading before. */
  level?: 2 | 3
  isWarning?: boolean
  children: ReactNode
}

export function Callout({ title, id, level = 3, isWarning = false, children }: CalloutProps) {
  const Heading = `h${level}` as const
  return (
    <div className={isWarning ? 'callout callout--warning' : 'callout'}>
      <Heading id={id}>{title}</Heading>
      {children}
    </div>
  )
}
