import { isRegionSlug, type RegionSlug } from '#domain/content/about/region'
import { mapSize, outlinePath, type Point } from './outlines'
import { type NamePlace, placeName } from './place-name'
import { dotsPath, placeTeams } from './place-teams'
import './region-map.css'

interface MapRegion {
  slug: string
  name: string
  /** For narrow maps. */
  shortName: string
  /** Accessible name of its link. */
  label: string
  href: string
  teams: number
}

export interface RegionMapProps {
  label: string
  regions: readonly MapRegion[]
}

/**
 * Map of the regions: each one a link with a dot for every team. It is the same
 * in both languages and never mirrored. The names keep the size of text at every width, because they
 * stand in a drawing of their own, which does not scale.
 */
export function RegionMap({ label, regions }: RegionMapProps) {
  const placed = regions.map((region) => {
    if (!isRegionSlug(region.slug)) throw new Error(`no outline for the region "${region.slug}"`)
    const dots = placeTeams(region.slug, region.teams)
    return { ...region, slug: region.slug, dots, place: placeName(region.slug, dots) }
  })
  return (
    <div className="map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links has no element of its own */}
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="group" aria-label={label}>
        {placed.map((region) => (
          <Region key={region.slug} {...region} />
        ))}
      </svg>
      <svg className="map__names" aria-hidden="true">
        {placed.map((region) => (
          <Name key={region.slug} {...region} />
        ))}
      </svg>
    </div>
  )
}

interface RegionProps extends Omit<MapRegion, 'slug'> {
  slug: RegionSlug
  dots: readonly Point[]
}

function Region({ slug, label, href, dots }: RegionProps) {
  return (
    <a className="map__region" href={href} aria-label={label}>
      <path className="map__land" d={outlinePath(slug)} />
      <path className="map__dots" data-dots={dots.length} d={dotsPath(dots)} />
    </a>
  )
}

interface NameProps extends Pick<MapRegion, 'name' | 'shortName'> {
  place: NamePlace
}

function Name({ name, shortName, place: { side, x, y } }: NameProps) {
  const texts = [
    { text: name, width: shortName === name ? '' : ' map__name--wide' },
    ...(shortName === name ? [] : [{ text: shortName, width: ' map__name--narrow' }]),
  ]
  return texts.map(({ text, width }) => (
    <text key={text} className={`map__name map__name--${side}${width}`} x={x} y={y}>
      {text}
    </text>
  ))
}
