import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'

interface FoldProps {
  title: string
  children: ReactNode
}

/** Text that is folded on phones and always open in wide windows (sheet `phone-fold`). */
export function PhoneFold({ title, children }: FoldProps) {
  return (
    <details className="phone-fold">
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      {children}
    </details>
  )
}
