import type { ReactNode } from 'react'
import './text-cells.css'

interface TextCellsProps {
  items: readonly { title: string; text: string }[]
  level?: 2 | 3
  /** Stands below the text of an item. */
  more?: (title: string) => ReactNode
}

/** Short titled texts beside one another. */
export function TextCells({ items, level = 3, more }: TextCellsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="text-cells">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
          {more?.(title)}
        </li>
      ))}
    </ul>
  )
}
