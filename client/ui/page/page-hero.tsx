import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Girih } from '../drawings/girih'
import { Crumbs } from './crumbs'

interface PageHeroProps {
  /** Default: the page's title. */
  title?: string
  lead: string
  /** Without the pattern, for a header that holds a drawing of its own. */
  isPlain?: boolean
  children?: ReactNode
}

/** Green header of a landing page (sheet `page-hero`). */
export function PageHero({ title, lead, isPlain = false, children }: PageHeroProps) {
  const { locale, title: pageTitle } = usePage()
  return (
    <header className="page-hero">
      {!isPlain && <Girih rtl={locale === 'ar'} band />}
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{title ?? pageTitle}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  )
}
