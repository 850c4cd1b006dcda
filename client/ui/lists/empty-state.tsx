import type { ReactNode } from 'react'
import './nothing.css'

interface EmptyStateProps {
  title: string
  /** Suggests an alternative. */
  text: ReactNode
  level?: 2 | 3
  children?: ReactNode
}

/** Takes the place of a list without items. */
export function EmptyState({ title, text, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="nothing">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  )
}
