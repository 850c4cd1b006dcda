import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-names'
import './tiles.css'
import '../card-link.css'

interface TileListProps {
  label?: string
  className?: string
  /** `ListTile` elements. */
  children: ReactNode
}

/** A few ways to go on, beside each other where there is room. */
export function TileList({ label, className = '', children }: TileListProps) {
  return (
    <ul className={`tiles ${className}`.trim()} aria-label={label}>
      {children}
    </ul>
  )
}

interface ListTileProps {
  icon: IconName
  /** Text or a link; a link with the class `card-link` makes the whole tile its target. */
  title: ReactNode
  level?: 2 | 3
  id?: string
  /** A plain paragraph is the description. */
  children?: ReactNode
}

export function ListTile({ icon, title, level = 3, id, children }: ListTileProps) {
  const Heading = `h${level}` as const
  return (
    <li className="tile" id={id}>
      <Icon name={icon} />
      <Heading className="tile__title">{title}</Heading>
      {children}
    </li>
  )
}
