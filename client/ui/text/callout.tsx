import type { ReactNode } from 'react'

interface CalloutProps {
  title: string
  /** Of its heading: 2 where no other stands before it. */
  level?: 2 | 3
  children: ReactNode
}

/** A few words set apart from the text around them. */
export function Callout({ title, level = 3, children }: CalloutProps) {
  const Heading = `h${level}` as const
  return (
    <div className="callout">
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
