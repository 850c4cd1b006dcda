import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import './neighbours.css'

interface Neighbour {
  href: string
  /** What the link leads to, such as "Next chapter". */
  name: string
  title: ReactNode
  /** Of what they belong to: it is not one of them. */
  isParent?: boolean
}

interface NeighboursProps {
  label: string
  previous?: Neighbour | null | undefined
  next?: Neighbour | null | undefined
}

/** Links to the records before and after that of the page. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={label}>
      {previous && (
        <a href={previous.href} rel={previous.isParent ? undefined : 'prev'}>
          <small>
            <Icon name="chevron-left" flip />
            {previous.name}
          </small>
          <span>{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>
            {next.name}
            <Icon name="chevron-right" flip />
          </small>
          <span>{next.title}</span>
        </a>
      )}
    </nav>
  )
}
