import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/icon'

/** A part of the reference that is closed at first. */
export function Details({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="api-details">
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <div className="flow">{children}</div>
    </details>
  )
}
