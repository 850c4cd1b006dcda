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
  /** The region of the page: it alone has its dots, and no link. */
  current?: string
}

/**
 * Map of the regions: each one a link with a dot for every team. It is the same
 * in both languages and never mirrored. The names keep the size of text at every width, because they
 * stand in a drawing of their own, which does not scale.
 */
export function RegionMap({ label, regions, current }: RegionMapProps) {
  const placed = regions.map(({ slug, ...region }) => {
    if (!isRegionSlug(slug)) throw new Error(`no outline for the region "${slug}"`)
    return { ...region, slug, dots: placeTeams(slug, region.teams) }
  })
  return (
    <div className="map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links has no element of its own */}
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="group" aria-label={label}>
        {placed.map((region) => (
          <Area of={region} current={current} key={region.slug} />
        ))}
      </svg>
      <svg className="map__names" aria-hidden="true">
        {placed.map((region) => (
          <Names of={region} key={region.slug} />
        ))}
      </svg>
    </div>
  )
}

interface PlacedRegion extends MapRegion {
  slug: RegionSlug
  dots: readonly Point[]
}

interface AreaProps {
  of: PlacedRegion
  current: string | undefined
}

function Area({ of: { slug, label, href, dots }, current }: AreaProps) {
  const drawing = (
    <>
      <path className="map__land" d={outlinePath(slug)} />
      {(!current || slug === current) && (
        <path className="map__dots" data-dots={dots.length} d={dotsPath(dots)} />
      )}
    </>
  )
  if (slug === current) return <g className="map__current">{drawing}</g>
  return (
    <a className="map__region" href={href} aria-label={label}>
      {drawing}
    </a>
  )
}

/** The name, and the short one for narrow maps where it differs. */
function Names({ of: { slug, name, shortName, dots } }: { of: PlacedRegion }) {
  const { side, x, y } = placeName(slug, dots)
  const anchor = side === 'before' ? 'end' : 'middle'
  const widths =
    shortName === name
      ? { '': name }
      : { ' map__name--wide': name, ' map__name--narrow': shortName }
  return Object.entries(widths).map(([width, text]) => (
    <text
      className={`map__name${width}`}
      textAnchor={anchor}
      x={x}
      y={y}
      dy={baselines[side]}
      key={width}
    >
      {text}
    </text>
  ))
}

/** Side of the dots on which the name stands: `before` is in the sea, west of the coast. */
type NameSide = 'above' | 'below' | 'before'

/** Distance of the baseline from the place of the name. */
const baselines: Record<NameSide, string> = { above: '-0.1em', below: '0.85em', before: '0.3em' }

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

/** Where the name of a region stands beside its dots, in per cent of the map's width and height. */
export function placeName(slug: RegionSlug, dots: readonly Point[]) {
  const side = sides[slug] ?? 'below'
  const [columns, rows] = [dots.map(([x]) => x), dots.map(([, y]) => y)]
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const x = side === 'before' ? first - 2 * gap : (first + last) / 2
  const y = { above: top - gap, below: bottom + gap, before: (top + bottom) / 2 }[side]
  return { side, x: percent(x, mapSize.width), y: percent(y, mapSize.height) }
}
