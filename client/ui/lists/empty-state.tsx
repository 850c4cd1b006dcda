import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Suggests an alternative. */
  text: ReactNode
  /** Level of the heading. */
  level?: 2 | 3
  children?: ReactNode
}

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
