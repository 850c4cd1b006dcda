import { type RegionSlug, regionSlugs } from '#domain/content/about/region'
import { frameOf, outlinePath } from './outlines'
import { dotsPath, placeTeams } from './place-teams'

interface RegionOutlineProps {
  slug: RegionSlug
  teams: number
  label: string
}

/** One region with a dot for every team, large, and the others around it (sheet `region-map`). */
export function RegionOutline({ slug, teams, label }: RegionOutlineProps) {
  const others = regionSlugs.filter((one) => one !== slug)
  const { x, y, width, height } = frameOf(slug)
  return (
    <div className="map map--one">
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
        <path className="map__around" d={others.map(outlinePath).join('')} />
        <path className="map__land" d={outlinePath(slug)} />
        <path className="map__dots" data-dots={teams} d={dotsPath(placeTeams(slug, teams))} />
      </svg>
    </div>
  )
}
