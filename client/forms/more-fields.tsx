import { type ReactNode, useState } from 'react'
import { Icon } from '../ui/icons/icon'

interface MoreFieldsProps {
  title: string
  /** True if a field was filled in or refused. */
  isNeeded: boolean
  children: ReactNode
}

/** Optional fields, folded until they are needed (sheet of the page). */
export function MoreFields({ title, isNeeded, children }: MoreFieldsProps) {
  // Once unfolded it stays so: a mended error must not hide the field that is being edited.
  const [isUnfolded, setUnfolded] = useState(isNeeded)
  if (isNeeded && !isUnfolded) setUnfolded(true)
  return (
    <details className="more-fields" open={isUnfolded}>
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <div className="form__fields">{children}</div>
    </details>
  )
}
