import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Girih } from '../drawings/girih'
import type { GirihName } from '../drawings/girih-looks'
import { Crumbs } from './crumbs'

interface PageHeroProps {
  /** Section whose pattern it shows; none for a header that holds a drawing of its own. */
  girih?: GirihName
  /** Default: the page's title. */
  title?: string
  lead: string
  children?: ReactNode
}

/** Green header of a landing page (sheet `page-hero`). */
export function PageHero({ girih, title, lead, children }: PageHeroProps) {
  const { locale, title: pageTitle } = usePage()
  return (
    <header className="page-hero">
      {girih && <Girih name={girih} rtl={locale === 'ar'} band />}
      <div className="page-hero__inner">
        <Crumbs />
        <h1>{title ?? pageTitle}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  )
}
