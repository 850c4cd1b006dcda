import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Crumbs } from './crumbs'
import './page-hero.css'

/** Green header of a landing page. */
export function PageHero({ lead, children }: { lead: string; children?: ReactNode }) {
  const { title } = usePage()
  return (
    <header className="page-hero">
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  )
}
