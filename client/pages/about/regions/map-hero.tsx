import type { ReactNode } from 'react'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Crumbs } from '../../../ui/page/crumbs'
import '../../../ui/page/page-hero.css'
import '../../../ui/drawings/regions/region-map.css'

interface MapHeroProps {
  title: string
  lead: string
  drawing: ReactNode
  children: ReactNode
}

/** Green header with a map beside the text. */
export function MapHero({ title, lead, drawing, children }: MapHeroProps) {
  const { site } = usePage()
  return (
    <header className="page-hero map-hero">
      <div className="page-hero__inner">
        <Crumbs />
        <div className="map-hero__columns">
          <div>
            <h1>{toDigits(title, site.digits)}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          {drawing}
        </div>
      </div>
    </header>
  )
}
