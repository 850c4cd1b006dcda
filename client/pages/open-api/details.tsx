import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/icon'

interface DetailsProps {
  title: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** A part of the reference that is closed at first. */
export function Details({ title, id, className = '', children }: DetailsProps) {
  return (
    <details className={`api-details ${className}`.trim()} id={id}>
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <div className="flow">{children}</div>
    </details>
  )
}
