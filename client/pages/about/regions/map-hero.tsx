import type { ReactNode } from 'react'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Crumbs } from '../../../ui/page/crumbs'
import '../../../ui/page/page-hero.css'
import '../../../ui/drawings/regions/region-map.css'

interface MapHeroProps {
  title: string
  lead: string
  /** As SVG. */
  map: string
  children?: ReactNode
}

/** Green header with the map of the regions beside the text. */
export function MapHero({ title, lead, map, children }: MapHeroProps) {
  const { t, digits } = usePage()
  return (
    <header className="page-hero map-hero">
      <div className="page-hero__inner">
        <Crumbs />
        <div className="map-hero__columns">
          <div>
            <h1>{digits(title)}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          <Html className="map-hero__map" html={map} />
          <div className="map-note">
            <p>
              <i />
              {t('regions.key')}
            </p>
            <p>{t('regions.simplified')}</p>
            <p>{t('regions.sample')}</p>
          </div>
        </div>
      </div>
    </header>
  )
}
