import type { ReactNode } from 'react'
import { usePage } from '../i18n'
import { Crumbs } from './crumbs'

interface PageHeadProps {
  /** Left out where a page only tells what became of something. */
  lead?: string | false
  /** What stands below the lead. */
  children?: ReactNode
}

/** The head of a page: the way to it, its title and what it is about. */
export function PageHead({ lead, children }: PageHeadProps) {
  const { title } = usePage()
  return (
    <header className="page-head">
      <div className="page-head__inner">
        <Crumbs />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
