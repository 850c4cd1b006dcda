import type { ReactNode } from 'react'
import { FoldDetails } from '../page/fold'

interface PhoneFoldProps {
  title: string
  /** Folded in wide windows too. */
  isFoldedWide?: boolean
  children: ReactNode
}

/** Text that is folded on phones and open in wide windows (sheet `phone-fold`). */
export function PhoneFold({ title, isFoldedWide = false, children }: PhoneFoldProps) {
  return (
    <FoldDetails
      title={title}
      className={isFoldedWide ? 'phone-fold phone-fold--wide' : 'phone-fold'}
    >
      {children}
    </FoldDetails>
  )
}
