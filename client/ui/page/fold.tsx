import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import './folding.css'

interface FoldProps {
  id: string
  title: string
  level?: 2 | 3
  isOpen?: boolean
  /** The content has its own heading, for wide windows. */
  hasTitle?: boolean
  children: ReactNode
}

/** A part that is folded in narrow windows, and open in wide ones and on paper. */
export function Fold({ id, title, level = 2, isOpen, hasTitle, children }: FoldProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={hasTitle ? 'folding folding--titled' : 'folding'}
      id={id}
      aria-labelledby={hasTitle ? undefined : `${id}-title`}
    >
      {!hasTitle && (
        <Heading className="folding__title" id={`${id}-title`}>
          {title}
        </Heading>
      )}
      <FoldDetails title={title} isOpen={isOpen} className="wide-fold">
        {children}
      </FoldDetails>
    </section>
  )
}

interface FoldDetailsProps {
  /** Target of a link, which opens it. */
  id?: string
  title: ReactNode
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** Details with a chevron after their title. The sheet around them may open them in wide windows. */
export function FoldDetails({ id, title, isOpen = false, className, children }: FoldDetailsProps) {
  return (
    <details id={id} className={className} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      {children}
    </details>
  )
}
