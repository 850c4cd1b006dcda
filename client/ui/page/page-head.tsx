import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Crumbs } from './crumbs'

/** What the head of every page begins with, around a title of its own shape. */
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
  /** Left out where a page only tells what became of something. */
  lead?: string | false
  /** What stands below the lead. */
  children?: ReactNode
}

/** The head of a page: the way to it, its title and what it is about. */
export function PageHead({ lead, children }: PageHeadProps) {
  const { title } = usePage()
  return (
    <HeadFrame>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </HeadFrame>
  )
}
