import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import '../hint.css'
import './choices.css'

interface Choice {
  key: string
  title: ReactNode
  /** Number of records with it. */
  count?: number
  href: string
  isChosen: boolean
}

interface ChoicesProps {
  label: string
  /** Shows the label before the choices. */
  isLabelled?: boolean
  choices: readonly Choice[]
  className?: string
}

/** Values of a filter, one at a time, as plain links. */
export function Choices({ label, isLabelled, choices, className = '' }: ChoicesProps) {
  const { digits } = usePage()
  return (
    <nav className={`choices ${className}`} aria-label={label}>
      {isLabelled && <span className="hint">{label}</span>}
      <ul>
        {choices.map(({ key, title, count, href, isChosen }) => (
          <li key={key}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {title} {count !== undefined && <bdi>{digits(count)}</bdi>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
