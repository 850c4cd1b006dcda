import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon'
import './open-api.css'

interface DetailsProps {
  title: ReactNode
  children: ReactNode
}

/** A part of the reference that is closed at first. */
export function Details({ title, children }: DetailsProps) {
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

interface ReferenceRowProps {
  title: ReactNode
  /** A call or a name beside the title. */
  code?: string
  /** Before the call. */
  method?: 'GET' | 'POST'
  /** On the content, not on the fold: browsers unfold an element whose content is the target. */
  id?: string
  children: ReactNode
}

/** A row of the reference that unfolds, with a heading as its title. */
export function ReferenceRow({ title, code, method, id, children }: ReferenceRowProps) {
  return (
    <details className="api-fold">
      <summary>
        <h3>{title}</h3>
        {code && (
          <span className="path" dir="ltr">
            {method && <span className="method">{method}</span>}
            <code>{code}</code>
          </span>
        )}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <div className="flow" id={id}>
        {children}
      </div>
    </details>
  )
}
