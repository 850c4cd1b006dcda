import type { ReactNode } from 'react'

interface NothingProps {
  title: string
  /** What to do instead. */
  text: ReactNode
  /** Of its heading. */
  level?: 2 | 3
  children?: ReactNode
}

/** Stands in place of an empty list. */
export function Nothing({ title, text, level = 2, children }: NothingProps) {
  const Heading = `h${level}` as const
  return (
    <div className="nothing">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  )
}
