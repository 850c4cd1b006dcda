import type { ReactNode } from 'react'
import { FoldDetails } from '../page/fold'
import './text-fold.css'

interface TextFoldProps {
  title: ReactNode
  children: ReactNode
}

/** Text that is folded on screens and open on paper. */
export function TextFold({ title, children }: TextFoldProps) {
  return (
    <FoldDetails title={title} className="text-fold">
      {children}
    </FoldDetails>
  )
}

/** Text that is folded on phones alone. */
export function PhoneFold({ title, children }: TextFoldProps) {
  return (
    <FoldDetails title={title} className="phone-fold">
      {children}
    </FoldDetails>
  )
}
