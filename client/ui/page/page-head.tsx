import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Crumbs } from './crumbs'
import type { TransitionProps } from './transition'

/** Header with breadcrumbs, around a title with its own markup. */
export function HeadFrame({ children }: { children: ReactNode }) {
  return (
    <header className="page-head">
      <div className="page-head__inner">
        <Crumbs />
        {children}
      </div>
    </header>
  )
}

interface PageHeadProps {
  /** Omitted on pages that only report a result. */
  lead?: string | false
  /** Of the title. */
  transition?: TransitionProps
  children?: ReactNode
}

export function PageHead({ lead, transition, children }: PageHeadProps) {
  const { title } = usePage()
  return (
    <HeadFrame>
      <h1 {...transition}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </HeadFrame>
  )
}
