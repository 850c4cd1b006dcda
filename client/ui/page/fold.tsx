import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import './folding.css'

interface FoldProps {
  id: string
  title: string
  isOpen?: boolean
  /** The content has its own heading, for wide windows. */
  hasTitle?: boolean
  children: ReactNode
}

/** A part that is folded in narrow windows, and open in wide ones and on paper. */
export function Fold({ id, title, isOpen = false, hasTitle = false, children }: FoldProps) {
  return (
    <section
      className={hasTitle ? 'folding folding--titled' : 'folding'}
      id={id}
      aria-labelledby={hasTitle ? undefined : `${id}-title`}
    >
      {!hasTitle && (
        <h2 className="folding__title" id={`${id}-title`}>
          {title}
        </h2>
      )}
      <FoldDetails title={title} isOpen={isOpen}>
        {children}
      </FoldDetails>
    </section>
  )
}

interface FoldDetailsProps {
  title: ReactNode
  id?: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** Details with a chevron after their title. The sheet around them may open them in wide windows. */
export function FoldDetails(props: FoldDetailsProps) {
  const { title, id, isOpen = false, className, children } = props
  return (
    <details className={className} id={id} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      {children}
    </details>
  )
}
