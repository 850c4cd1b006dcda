import type { ReactNode } from 'react'
import '../card-link.css'
import './cards.css'

interface CardGridProps {
  /** On phones the pictures stand beside the text. */
  isCompact?: boolean
  /** `GridCard` elements. */
  children: ReactNode
}

/** Records or files side by side. */
export function CardGrid({ isCompact = false, children }: CardGridProps) {
  return <ul className={isCompact ? 'cards cards--compact' : 'cards'}>{children}</ul>
}

interface GridCardProps {
  /** Picture, preview or player above the text. */
  picture?: ReactNode
  /** Text or a link; a link with the class `card-link` makes the whole card its target. */
  title: ReactNode
  level: 2 | 3
  /** The card has a player. */
  isVideo?: boolean
  /** Paragraphs and actions. */
  children?: ReactNode
}

export function GridCard({ picture, title, level, isVideo, children }: GridCardProps) {
  const Heading = `h${level}` as const
  return (
    <li className="card" data-video={isVideo ? '' : undefined}>
      {picture && <div className="card__picture">{picture}</div>}
      <div>
        <Heading className="card__title">{title}</Heading>
        {children}
      </div>
    </li>
  )
}
