import type { ReactNode } from 'react'
import { FoldDetails } from '../page/fold'

interface PhoneFoldProps {
  title: string
  children: ReactNode
}

/** Text that is folded on phones and always open in wide windows (sheet `phone-fold`). */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  return (
    <FoldDetails title={title} className="phone-fold">
      {children}
    </FoldDetails>
  )
}
