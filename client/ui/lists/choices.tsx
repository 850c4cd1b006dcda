import type { ReactNode } from 'react'
import './choices.css'

interface Choice {
  key: string
  title: ReactNode
  href: string
  isChosen: boolean
}

interface ChoicesProps {
  label: string
  choices: readonly Choice[]
  className?: string
}

/** Values of a filter, one at a time, as plain links. */
export function Choices({ label, choices, className = '' }: ChoicesProps) {
  return (
    <nav className={`choices ${className}`} aria-label={label}>
      <ul>
        {choices.map(({ key, title, href, isChosen }) => (
          <li key={key}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
