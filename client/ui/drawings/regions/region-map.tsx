import { isRegionSlug, type RegionSlug } from '#domain/content/about/region'
import { mapSize, outlinePath, type Point } from './outlines'
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

/** Side of the dots on which the name stands: `before` is in the sea, west of the coast. */
type NameSide = 'above' | 'below' | 'before'

interface NamePlace {
  side: NameSide
  /** Per cent of the map's width and height. */
  x: string
  y: string
}

const sides: Partial<Record<RegionSlug, NameSide>> = {
  makkah: 'above',
  madinah: 'above',
  'northern-borders': 'above',
  najran: 'above',
  jazan: 'before',
  'al-bahah': 'before',
}

const gap = 8
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** Where the name of a region stands beside its dots. */
export function placeName(slug: RegionSlug, dots: readonly Point[]): NamePlace {
  const side = sides[slug] ?? 'below'
  const [columns, rows] = [dots.map(([x]) => x), dots.map(([, y]) => y)]
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const x = side === 'before' ? first - 2 * gap : (first + last) / 2
  const y = { above: top - gap, below: bottom + gap, before: (top + bottom) / 2 }[side]
  return { side, x: percent(x, mapSize.width), y: percent(y, mapSize.height) }
}
