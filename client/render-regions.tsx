import { renderToStaticMarkup } from 'react-dom/server'
import { isRegionSlug } from '#domain/content/about/region'
import { findNeighbourRegions } from './ui/drawings/regions/outlines'
import { RegionMap, type RegionMapProps } from './ui/drawings/regions/region-map'
import { RegionOutline, type RegionOutlineProps } from './ui/drawings/regions/region-outline'

/**
 * The map as HTML for a payload: the browser does without the outlines. Throws if a region has no
 * outline or no room for its teams.
 */
export function renderRegionMap(of: RegionMapProps): string {
  return renderToStaticMarkup(<RegionMap {...of} />)
}

interface OutlineOptions extends Omit<RegionOutlineProps, 'slug'> {
  slug: string
}

/** The outline of one region as HTML, and the slugs of the regions around it. */
export function renderRegionOutline({ slug, ...of }: OutlineOptions) {
  if (!isRegionSlug(slug)) throw new Error(`no outline for the region "${slug}"`)
  return {
    markup: renderToStaticMarkup(<RegionOutline slug={slug} {...of} />),
    neighbours: findNeighbourRegions(slug) as string[],
  }
}
