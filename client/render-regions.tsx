import { renderToStaticMarkup } from 'react-dom/server'
import { RegionMap, type RegionMapProps } from './ui/drawings/regions/region-map'

/**
 * The map as HTML for a payload: the browser does without the outlines. Throws if a region has no
 * outline or no room for its teams.
 */
export function renderRegionMap(of: RegionMapProps): string {
  return renderToStaticMarkup(<RegionMap {...of} />)
}
