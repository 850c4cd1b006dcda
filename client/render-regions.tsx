import { renderToStaticMarkup } from 'react-dom/server'
import { isRegionSlug } from '#domain/content/about/region'
import { findNeighbourRegions } from './ui/drawings/regions/outlines'
import { RegionMap, type RegionMapProps } from './ui/drawings/regions/region-map'

/**
 * The map as HTML for a payload: the browser does without the outlines. Throws if a region has no
 * outline or no room for its teams.
 */
export function renderRegionMap(of: RegionMapProps): string {
  return renderToStaticMarkup(<RegionMap {...of} />)
}

/** The slugs of the regions around one, in the order of the list of regions. */
export function findRegionsAround(slug: string): string[] {
  return isRegionSlug(slug) ? findNeighbourRegions(slug) : []
}
